import { err, ok, type Result } from '../base/result'
import type { Cm, Deg, GameStep } from '../rulesets/contract'
import { type Language, readNumber } from './format'
import { FORMATIONS, type FormationWord, MOVE_WORDS, SIDES, VERBS, type Verb, type WrittenSide } from './movesWords'

/** Why a written move can't be read: `code` of the catalogues (`pad.fault.<code>`), and the stretch of the text that is meant. */
export interface MoveFault {
  readonly code: 'empty' | 'word' | 'number' | 'missing' | 'tooMuch' | 'side' | 'formation' | 'width' | 'negative'
  readonly at: number
  readonly length: number
  readonly text: string
}

/** The front's width, which turns an arc into degrees: one for the whole move, or as it is after the steps before. */
export type Widths = Cm | ((before: readonly GameStep[]) => Cm | undefined)
const widthAfter = (widths: Widths | undefined, before: readonly GameStep[]): Cm | undefined =>
  typeof widths === 'function' ? widths(before) : widths

/** Degrees of a wheel whose outer front corner runs an arc: the radius is the front's width. */
export const arcToDegrees = (arc: Cm, width: Cm): Deg => (arc * 180) / (width * Math.PI)
export const degreesToArc = (degrees: Deg, width: Cm): Cm => (degrees * width * Math.PI) / 180

type Token =
  | { readonly kind: 'end' }
  | ({ readonly at: number; readonly length: number; readonly text: string } & (
      | { readonly kind: 'word' }
      | { readonly kind: 'unit'; readonly unit: 'deg' | 'cm' }
      | { readonly kind: 'number'; readonly value: number }
    ))
type Placed = Exclude<Token, { kind: 'end' }>

const SEPARATOR = /^(?:[\s\u00a0]*(?:[·;•\n|]|,(?!\d)))+/
const UNIT = /^(?:°|º|(?:deg|degrees|gradi|cm)(?![\p{L}\d]))/iu
// A comma belongs to a number where a digit follows it; whether the whole run is a number is for `readNumber` to say.
const NUMBER = /^[+−–-]?(?:\d+|[.,](?=\d))(?:\d|[.,](?=\d))*\.?(?!\d)/
const WORD = /^\p{L}[\p{L}-]*/u

function tokens(text: string): Result<readonly Token[], MoveFault> {
  const found: Token[] = []
  let at = 0
  while (at < text.length) {
    const rest = text.slice(at)
    const separator = SEPARATOR.exec(rest)
    if (separator) {
      found.push({ kind: 'end' })
      at += separator[0].length
      continue
    }
    const space = /^\s+/.exec(rest)
    if (space) {
      at += space[0].length
      continue
    }
    const unit = UNIT.exec(rest)
    const number = unit ? null : NUMBER.exec(rest)
    const m = unit ?? number ?? WORD.exec(rest)
    if (!m) return err({ code: 'word', at, length: 1, text: rest.slice(0, 1) })
    const place = { at, length: m[0].length, text: m[0] }
    if (unit) found.push({ kind: 'unit', unit: /^cm$/i.test(m[0]) ? 'cm' : 'deg', ...place })
    else if (number) {
      const value = readNumber(m[0])
      if (value === null) return err({ code: 'number', ...place })
      found.push({ kind: 'number', value, ...place })
    } else found.push({ kind: 'word', ...place })
    at += m[0].length
  }
  return ok(found)
}

const flat = (word: string) => word.toLowerCase().replace(/[\s-]+/g, ' ')
function lookUp<K extends string>(keys: readonly K[], of: (l: Language, key: K) => readonly string[]): ReadonlyMap<string, K> {
  const map = new Map<string, K>()
  for (const key of keys) for (const l of ['en', 'it'] as const) for (const w of of(l, key)) map.set(flat(w), key)
  return map
}
const VERB_OF = lookUp(VERBS, (l, v) => MOVE_WORDS[l].verbs[v])
const SIDE_OF = lookUp(SIDES, (l, s) => MOVE_WORDS[l].sides[s])
const FORMATION_OF = lookUp(FORMATIONS, (l, f) => MOVE_WORDS[l].formations[f])

interface Order {
  readonly verb: Verb
  readonly verbAt: Placed
  readonly args: Placed[]
}

/** Cuts the tokens into orders: a verb and what follows, up to a separator or the next verb. */
function orders(list: readonly Token[]): Result<readonly Order[], MoveFault> {
  const found: Order[] = []
  let open: Order | null = null
  for (let i = 0; i < list.length; i++) {
    const token = list[i]
    if (token.kind === 'end') {
      open = null
      continue
    }
    const next = list[i + 1]
    const pair =
      token.kind === 'word' && next?.kind === 'word' ? VERB_OF.get(`${flat(token.text)} ${flat(next.text)}`) : undefined
    const verb = pair ?? (token.kind === 'word' ? VERB_OF.get(flat(token.text)) : undefined)
    if (verb) {
      open = { verb, verbAt: token, args: [] }
      found.push(open)
      if (pair) i++
    } else if (open) open.args.push(token)
    else return err({ code: 'word', at: token.at, length: token.length, text: token.text })
  }
  return ok(found)
}

interface Amount {
  readonly value: number
  readonly unit: 'deg' | 'cm' | null
  readonly at: Placed
}

function read(order: Order, width: Cm | undefined): Result<GameStep, MoveFault> {
  const fault = (code: MoveFault['code'], t: Placed = order.verbAt) =>
    err({ code, at: t.at, length: t.length, text: t.text } satisfies MoveFault)
  const amounts: Amount[] = []
  const words: Placed[] = []
  for (const [i, t] of order.args.entries()) {
    if (t.kind === 'number') {
      if (t.value < 0) return fault('negative', t)
      const unit = order.args[i + 1]
      amounts.push({ value: t.value + 0, unit: unit?.kind === 'unit' ? unit.unit : null, at: t })
    } else if (t.kind === 'word') words.push(t)
    else if (order.args[i - 1]?.kind !== 'number') return fault('word', t)
  }
  let side: WrittenSide | null = null
  const rest: Placed[] = []
  for (const w of words) {
    const s = SIDE_OF.get(flat(w.text))
    if (s && !side) side = s
    else rest.push(w)
  }
  if (order.verb === 'form') return readForm(order, rest, side, amounts)
  if (rest.length > 0) return fault('word', rest[0])
  const counts: { readonly [v in Verb]: number } = {
    wheel: 1,
    advance: 1,
    oblique: 2,
    retire: 1,
    shift: 1,
    aboutFace: 0,
    form: 0,
  }
  if (amounts.length < counts[order.verb]) return fault('missing')
  if (amounts.length > counts[order.verb]) return fault('tooMuch', amounts[counts[order.verb]].at)
  const sided = order.verb === 'wheel' || order.verb === 'oblique' || order.verb === 'shift'
  if (sided && (side === null || side === 'rear')) return fault('side')
  if (!sided && side !== null) return fault('tooMuch', words[0])
  const [first, second] = amounts
  const sign = side === 'left' ? -1 : 1
  const signed = (v: number) => (v === 0 ? 0 : sign * v)
  // A bare number is in the unit that the manoeuvre is usually given in; the other unit where it makes no sense is a fault.
  const isCm = (a: Amount) => a.unit !== 'deg'
  switch (order.verb) {
    case 'wheel': {
      const wheel = side === 'left' ? 'left' : 'right'
      if (first.unit !== 'cm') return ok({ wheel, degrees: first.value })
      if (width === undefined || !(width > 0)) return fault('width', first.at)
      return ok({ wheel, degrees: arcToDegrees(first.value, width) })
    }
    case 'oblique': {
      if (first.unit === 'cm' && second.unit === 'deg') return ok({ oblique: signed(second.value), cm: first.value })
      if (first.unit === 'cm') return fault('number', first.at)
      return isCm(second) ? ok({ oblique: signed(first.value), cm: second.value }) : fault('number', second.at)
    }
    case 'advance':
      return isCm(first) ? ok({ advance: first.value }) : fault('number', first.at)
    case 'retire':
      return isCm(first) ? ok({ retire: first.value }) : fault('number', first.at)
    case 'shift':
      return isCm(first) ? ok({ shift: signed(first.value) }) : fault('number', first.at)
    case 'aboutFace':
      return ok({ aboutFace: true })
  }
}

function readForm(
  order: Order,
  words: readonly Placed[],
  side: WrittenSide | null,
  amounts: readonly Amount[],
): Result<GameStep, MoveFault> {
  if (amounts.length > 0) {
    const { at, length, text } = amounts[0].at
    return err({ code: 'tooMuch', at, length, text })
  }
  const form = FORMATION_OF.get(flat(words.map(w => w.text).join(' ')))
  if (!form) {
    const { at, length, text } = words[0] ?? order.verbAt
    return err({ code: words.length > 0 ? 'formation' : 'missing', at, length, text })
  }
  return ok(side ? { form, face: side } : { form })
}

/**
 * Reads a move in its written form, in either language: `wheel L 12.5° · advance 6.0 · oblique R 20° 4.0`, a wheel also by its arc
 * (`5.0 cm`, where `widths` is known). Steps are parted by `·`, `;`, a new line or a comma that no digit follows; a decimal comma is
 * taken. What stands before a colon is the unit's name, and is passed over. Nothing written: `empty`. Rules are not asked here.
 */
export function parseSteps(text: string, widths?: Widths): Result<readonly GameStep[], MoveFault> {
  const colon = text.indexOf(':')
  const from = colon + 1
  const shift = (f: MoveFault): MoveFault => ({ ...f, at: f.at + from })
  const list = tokens(text.slice(from))
  if (!list.ok) return err(shift(list.error))
  const cut = orders(list.value)
  if (!cut.ok) return err(shift(cut.error))
  if (cut.value.length === 0) return err({ code: 'empty', at: from, length: 0, text: '' })
  const steps: GameStep[] = []
  for (const order of cut.value) {
    const step = read(order, widthAfter(widths, steps))
    if (!step.ok) return err(shift(step.error))
    steps.push(step.value)
  }
  return ok(steps)
}

/** A number written out in full, never with an exponent, with at least so many decimals. Reading it gives the same number. */
function exact(value: number, decimals: number): string {
  let text = String(Math.abs(value))
  const e = /^(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text)
  if (e) {
    const digits = e[1] + (e[2] ?? '')
    const power = Number(e[3])
    text = power < 0 ? `0.${'0'.repeat(-power - 1)}${digits}` : digits.padEnd(power + 1, '0')
  }
  const [whole, part = ''] = text.split('.')
  const tail = part.padEnd(decimals, '0')
  return tail ? `${whole}.${tail}` : whole
}

/** The arc, with two decimals at most, that reads back as exactly these degrees; null where there is none. */
function arcOf(degrees: Deg, width: Cm | undefined): Cm | null {
  if (width === undefined || !(width > 0) || degrees === 0) return null
  const arc = Math.round(degreesToArc(degrees, width) * 100) / 100
  return arcToDegrees(arc, width) === degrees ? arc : null
}

/**
 * Writes a move in a language, so that reading it back gives exactly the same steps. A wheel that was given by its arc is written by
 * its arc where `widths` is known, else in degrees. `name`: the unit's, written before a colon. `shown`: for reading only, with two
 * decimals at most; what is given exactly need not read back the same.
 */
export function printSteps(
  steps: readonly GameStep[],
  language: Language,
  with_: { widths?: Widths; name?: string; shown?: boolean } = {},
): string {
  const words = MOVE_WORDS[language]
  const number = (v: number, decimals: number) => {
    const text = exact(with_.shown ? Math.round(v * 100) / 100 : v, decimals)
    return language === 'it' ? text.replace('.', ',') : text
  }
  const verb = (v: Verb) => words.verbs[v][0]
  const side = (s: WrittenSide) => words.sides[s][0]
  const written = steps.map((step, i) => {
    if ('wheel' in step) {
      // About the middle a wheel is told by its angle; where a game turns so, it reads every wheel so.
      const arc = step.about ? null : arcOf(step.degrees, widthAfter(with_.widths, steps.slice(0, i)))
      const amount = arc === null ? `${number(step.degrees, 0)}°` : `${number(arc, 1)} cm`
      return `${verb('wheel')} ${side(step.wheel)} ${amount}`
    }
    if ('advance' in step) return `${verb('advance')} ${number(step.advance, 1)}`
    if ('oblique' in step)
      return `${verb('oblique')} ${side(step.oblique < 0 ? 'left' : 'right')} ${number(step.oblique, 0)}° ${number(step.cm, 1)}`
    if ('retire' in step) return `${verb('retire')} ${number(step.retire, 1)}`
    if ('shift' in step) return `${verb('shift')} ${side(step.shift < 0 ? 'left' : 'right')} ${number(step.shift, 1)}`
    if ('aboutFace' in step) return verb('aboutFace')
    const known = FORMATIONS.find(f => f === step.form) as FormationWord | undefined
    const form = known ? words.formations[known][0] : step.form
    return `${verb('form')} ${form}${step.face ? ` ${side(step.face)}` : ''}`
  })
  return (with_.name ? `${with_.name}: ` : '') + written.join(' · ')
}
