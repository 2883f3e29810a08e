import { useEffect, useId, useRef, useState } from 'react'
import { oneAtATime } from '../../../base/once'
import type { List, ListStep, RosterDesk } from '../../../rulesets/radetzky'
import { useHouse, useText } from '../../house'
import { Dialog, DialogEnd } from '../../parts/Dialog'
import { sayFault } from '../../parts/faults'
import { IconButton } from '../../parts/IconButton'
import { LanguageChoice } from '../../parts/LanguageChoice'
import type { BuilderProps, OwnList } from '../../ports'
import { go } from '../../route'
import '../../styles/setup.css'
import '../../styles/builder.css'
import { BuilderBrigade } from './BuilderBrigade'
import { RosterSheet } from './RosterSheet'

const NATIONS = ['sardinia', 'austria'] as const
const newId = () => [...crypto.getRandomValues(new Uint8Array(6))].map(b => b.toString(16).padStart(2, '0')).join('')

/** Army lists of 1848: the choice of lists, and the list that is open. */
export function Builder({ ruleset, builder, lists, ready, open, onOpen }: BuilderProps) {
  const text = useText()
  const { t } = text
  const desk = builder.desk as RosterDesk
  const [own, setOwn] = useState<readonly OwnList[] | null>(null)
  const unread = own === null
  const fileId = useId()
  const [bad, setBad] = useState<{ readonly name: string; readonly faults: readonly string[] } | null>(null)
  useEffect(() => {
    // read anew when a list is left: what was changed or deleted in it stands in the store
    if (open === null || unread) void lists.all(ruleset).then(setOwn)
  }, [lists, ruleset, open, unread])
  const [once] = useState(() => oneAtATime<void>())
  /** One new list at a time: the second of two quick clicks makes none. */
  const begin = (list: List) => once('new', () => beginNew(list))
  const beginNew = async (list: List) => {
    const id = newId()
    const one: OwnList = { id, points: list.points, army: { ...desk.fileOfList(list, `list-${id}`) } }
    await lists.put(ruleset, one)
    setOwn(await lists.all(ruleset))
    onOpen(id)
  }
  const bring = async (file: File) => {
    let json: unknown = null
    try {
      json = JSON.parse((await file.text()).replace(/^\uFEFF/, ''))
    } catch {
      return setBad({ name: file.name, faults: [t('fault.file/not-json')] })
    }
    const read = desk.listOfFile(json)
    if (!read.ok) await text.load('faults', true)
    if (!read.ok) return setBad({ name: file.name, faults: read.error.map(f => `${f.path || '/'} ${sayFault(text, f)}`) })
    await begin(read.value)
  }
  const at = own?.find(l => l.id === open)
  if (at) return <OpenList key={at.id} own={at} desk={desk} lists={lists} ruleset={ruleset} onClose={() => onOpen(null)} />
  return (
    <main className="builder" data-testid="screen-army">
      <header className="setup-head">
        <a className="button bare" href="#/setup?scenario=encounter">
          {t('ui.back')}
        </a>
        <h1>{t('builder.title')}</h1>
        <LanguageChoice />
      </header>
      <h2>{t('builder.own')}</h2>
      {own?.length === 0 && <p className="soft">{t('builder.none')}</p>}
      <ul className="builder-lists">
        {own?.map(l => (
          <li key={l.id}>
            <button type="button" className="button" onClick={() => onOpen(l.id)}>
              {text.name(l.army.title as { it: string; en: string })} · {l.points}
            </button>
          </li>
        ))}
      </ul>
      <h2>{t('builder.new')}</h2>
      <div className="builder-row">
        {NATIONS.map(n => (
          <button
            key={n}
            type="button"
            className="button"
            data-testid={`new-${n}`}
            onClick={() => void begin(desk.emptyList(n, desk.sizes[1] ?? 77))}
          >
            {t('builder.new.nation', { nation: desk.nationNames[n] })}
          </button>
        ))}
        {ready.map(r => (
          <button
            key={r.id}
            type="button"
            className="button"
            data-testid={`ready-${r.id}`}
            onClick={() => {
              const read = desk.listOfFile(r.file)
              if (read.ok) void begin(read.value)
            }}
          >
            {t('builder.new.ready', { title: r.title })}
          </button>
        ))}
      </div>
      <div className="open-file">
        <label className="button" htmlFor={fileId}>
          {t('builder.bring')}
        </label>
        <input
          id={fileId}
          className="unseen"
          type="file"
          accept=".json,application/json"
          data-testid="bring-army"
          onChange={e => {
            const file = e.target.files?.[0]
            e.target.value = ''
            if (file) void bring(file)
          }}
        />
      </div>
      {bad && (
        <div className="note bad" role="alert">
          <p>{t('builder.faults', { name: bad.name })}</p>
          <ul className="faults small">
            {bad.faults.slice(0, 100).map(f => (
              <li key={f}>{f}</li>
            ))}
          </ul>
        </div>
      )}
    </main>
  )
}

interface OpenProps {
  readonly own: OwnList
  readonly desk: RosterDesk
  readonly lists: BuilderProps['lists']
  readonly ruleset: string
  readonly onClose: () => void
}
function OpenList({ own, desk, lists, ruleset, onClose }: OpenProps) {
  const text = useText()
  const { t } = text
  const house = useHouse()
  const [past, setPast] = useState<readonly List[]>([])
  const [list, setList] = useState<List>({ points: own.points, army: own.army as unknown as List['army'] })
  /** What was stored last, and whether it could be: until then what stands on the screen is not yet saved. */
  const [kept, setKept] = useState({ list, well: true })
  const [asked, ask] = useState(false)
  // While one field is written in, undo takes the whole name back; leaving the field ends that.
  const writing = useRef('')
  useEffect(() => {
    const left = () => {
      writing.current = ''
    }
    document.addEventListener('focusout', left)
    return () => document.removeEventListener('focusout', left)
  }, [])
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const army = { ...desk.fileOfList(list, `list-${own.id}`) }
    void lists.put(ruleset, { id: own.id, points: list.points, army }).then(well => setKept({ list, well }))
  }, [list, desk, lists, own.id, ruleset])
  const step = (s: ListStep) => {
    const field = s.do === 'rename' ? JSON.stringify({ ...s, name: null }) : ''
    if (field === '' || field !== writing.current) setPast(p => [...p.slice(-49), list])
    writing.current = field
    setList(desk.stepped(list, s))
  }
  const undo = () => {
    const before = past.at(-1)
    if (!before) return
    writing.current = ''
    setPast(past.slice(0, -1))
    setList(before)
  }
  const named = (words: string) => ({ it: words, en: words })
  const { value, working } = desk.worthOfList(list.army)
  const faults = desk.faultsOfList(list)
  const left = list.points - value
  const { army } = list
  return (
    <main className="builder" data-testid="screen-list">
      <div className="builder-desk">
        <header className="setup-head">
          <button type="button" className="button bare" onClick={onClose}>
            {t('builder.back')}
          </button>
          <h1>{text.name(army.title)}</h1>
          <IconButton icon="undo" label={t('builder.undo')} disabled={past.length === 0} onClick={undo} testId="list-undo" />
        </header>
        <div className="fields-two">
          <label className="field">
            <span>{t('builder.name.list')}</span>
            <input
              type="text"
              maxLength={80}
              data-testid="list-name"
              value={text.name(army.title)}
              onChange={e => step({ do: 'rename', what: 'title', name: named(e.target.value) })}
            />
          </label>
          <label className="field">
            <span>{t('builder.size')}</span>
            <select value={list.points} onChange={e => step({ do: 'points', points: Number(e.target.value) })}>
              {[...new Set([...desk.sizes, list.points])].map(s => (
                <option key={s}>{s}</option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>{t('builder.name.chief')}</span>
            <input
              type="text"
              maxLength={80}
              value={text.name(army.chief.name)}
              onChange={e => step({ do: 'rename', what: 'chief', name: named(e.target.value) })}
            />
          </label>
          <label className="field">
            <span>{t('builder.chief.value')}</span>
            <select value={army.chief.value} onChange={e => step({ do: 'chief', value: Number(e.target.value) })}>
              {desk.commandValues.map(v => (
                <option key={v}>{v}</option>
              ))}
            </select>
          </label>
        </div>
        <p className="builder-sum" role="status" data-testid="list-value">
          <strong>{t('builder.points', { value, points: list.points })}</strong>{' '}
          {left < 0 ? t('builder.over', { over: -left }) : t('builder.left', { left })} ·{' '}
          {faults.length === 0 ? t('builder.ready') : t('builder.notReady', { count: faults.length })}
        </p>
        {faults.length > 0 && (
          <ul className="note bad small builder-faults" data-testid="list-faults">
            {faults.map(f => (
              <li key={`${f.path} ${f.code}`}>{t(`fault.${f.code}`, f.with)}</li>
            ))}
          </ul>
        )}
        <details>
          <summary>{t('builder.working')}</summary>
          <ul className="small">
            {working.map(w => (
              <li key={t(`term.${w.label}`, w.with)}>
                {t(`term.${w.label}`, w.with)}: {text.number(w.amount)}
              </li>
            ))}
          </ul>
        </details>
        {army.groups.map((g, i) => (
          <BuilderBrigade key={g.id} group={g} at={i} nation={army.nation} desk={desk} step={step} />
        ))}
        <div className="builder-row">
          <button type="button" className="button" data-testid="add-brigade" onClick={() => step({ do: 'addGroup' })}>
            {t('builder.brigade.add')}
          </button>
          <button type="button" className="button" disabled={faults.length > 0} onClick={() => window.print()}>
            {t('builder.print')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              const file = desk.fileOfList(list, text.name(army.title))
              house.download(`${file.army}.json`, `${JSON.stringify(file, null, 2)}\n`)
            }}
          >
            {t('builder.export')}
          </button>
          <button type="button" className="button" data-testid="delete-list" onClick={() => ask(true)}>
            {t('builder.delete')}
          </button>
          <button type="button" className="button primary" onClick={() => go({ at: 'setup', scenario: 'encounter' })}>
            {t('builder.play')}
          </button>
        </div>
        <p className="small soft">{t(kept.list !== list ? 'builder.saving' : kept.well ? 'builder.saved' : 'builder.unsaved')}</p>
      </div>
      <RosterSheet list={list} desk={desk} />
      {asked && (
        <Dialog title={t('builder.delete')} onClose={() => ask(false)} testId="dialog-delete-list">
          <p className="book">{t('builder.delete.ask', { name: text.name(army.title) })}</p>
          <DialogEnd>
            <button type="button" className="button" data-testid="delete-keep" onClick={() => ask(false)}>
              {t('builder.delete.keep')}
            </button>
            <button
              type="button"
              className="button primary"
              data-testid="delete-agree"
              onClick={() => void lists.remove(ruleset, own.id).then(onClose)}
            >
              {t('builder.delete')}
            </button>
          </DialogEnd>
        </Dialog>
      )}
    </main>
  )
}
