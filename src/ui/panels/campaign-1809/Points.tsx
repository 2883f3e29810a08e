import type { CampPanel } from '../../../rulesets/campaign-1809'
import { useText } from '../../house'
import type { AccountProps } from '../../ports'
import { campOf } from './data'
import { Ledgers } from './Ledgers'
import { Victory } from './Victory'

/** Victory points and the level that they make. */
export function Points({ session, last }: AccountProps) {
  const { t } = useText()
  const camp = campOf(last)
  if (!camp) return null
  const name = (seat: string) => session.game.info.seats[seat]?.name ?? ''
  return (
    <>
      <Victory camp={camp} name={name} />
      {camp.ended && <Level camp={camp} ended={camp.ended} name={name} />}
      <Ledgers camp={camp} />
      <p className="small soft">{t('camp.reconstructed')}</p>
    </>
  )
}

/** Whose victory of what level, and how that follows from the points. */
function Level({
  camp,
  ended,
  name,
}: {
  readonly camp: CampPanel
  readonly ended: NonNullable<CampPanel['ended']>
  readonly name: (seat: string) => string
}) {
  const { t } = useText()
  const all = (seat: 'a' | 'b') => ended.losses[seat] + ended.ground[seat] + ended.leaders[seat]
  const difference = all('a') - all('b')
  return (
    <p className="small" data-testid="level">
      <strong>{t(`camp.level.${ended.level}`)}</strong>
      {ended.winner && ` (${name(ended.winner)})`}
      {ended.by !== 'campEmperor' &&
        `. ${t('camp.level.from', { name: name('a'), difference, par: camp.par, count: difference - camp.par })}`}
    </p>
  )
}
