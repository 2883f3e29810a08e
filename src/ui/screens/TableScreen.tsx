import { Suspense } from 'react'
import { useHouse, useStore } from '../house'
import type { Session } from '../ports'

export function TableScreen({ session }: { readonly session: Session }) {
  const { Table } = useHouse()
  const snap = useStore(session.game)
  return (
    <main className="table-screen">
      <Suspense fallback={null}>
        <Table
          session={session}
          show={snap.show}
          live
          look={{ view: 'free', from: 'a' }}
          insets={{ left: 0, right: 0, top: 0, bottom: 0 }}
          label=""
          onView={() => {}}
          onSelect={() => {}}
          onNote={() => {}}
          onEyes={() => {}}
        />
      </Suspense>
    </main>
  )
}
