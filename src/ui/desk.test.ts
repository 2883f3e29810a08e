import { describe, expect, it } from 'vitest'
import type { Answer, TableGame } from '../client/game'
import { createDesk } from './desk'

/** A game that answers what it is told to, and keeps what it was asked. */
function gameThat(...answers: Answer[]) {
  const asked: { command: unknown; with_: unknown }[] = []
  const game = {
    submit: (_: string, command: unknown, with_: unknown) => {
      asked.push({ command, with_ })
      return answers.shift() ?? { kind: 'done', n: 1 }
    },
  } as unknown as TableGame
  return { game, asked }
}
const breach: Answer = { kind: 'breach', refusals: [{ code: 'move/too-far', clause: '7.1' }] }

describe('the desk', () => {
  it('shows a refusal until the next command goes through', () => {
    const { game } = gameThat({ kind: 'refused', refusal: { code: 'turn/not-yours', clause: '6' } })
    const desk = createDesk(game)
    expect(desk.act('a', { type: 'x' })).toBe(false)
    expect(desk.get().refused?.code).toBe('turn/not-yours')
    expect(desk.act('a', { type: 'y' })).toBe(true)
    expect(desk.get().refused).toBeNull()
  })
  it('asks once more in advised play, and insists only when told to', () => {
    const { game, asked } = gameThat(breach)
    const desk = createDesk(game)
    desk.act('a', { type: 'x' })
    expect(desk.get().ask?.kind).toBe('insist')
    expect(asked).toHaveLength(1)
    desk.insist()
    expect(asked[1]?.with_).toEqual({ insist: true })
    expect(desk.get().ask).toBeNull()
  })
  it('waits for the faces of real dice and hands them in with the same command', () => {
    const { game, asked } = gameThat({ kind: 'needs', sides: 6, faces: 2, what: 'initiative', clause: '5', unit: 'a/I/1' })
    const desk = createDesk(game)
    desk.act('a', { type: 'initiative' })
    expect(desk.get().ask).toMatchObject({ kind: 'dice', sides: 6, faces: 2, unit: 'a/I/1' })
    desk.faces([5, 2])
    expect(asked[1]).toEqual({ command: { type: 'initiative' }, with_: { insist: false, faces: [5, 2] } })
    expect(desk.get().ask).toBeNull()
  })
  it('leaves the hands their own refusals, but asks for their dice', () => {
    const { game } = gameThat(breach, { kind: 'needs', sides: 100, faces: 1, what: 'square', clause: '7.4' })
    const desk = createDesk(game)
    expect(desk.submit('a', { type: 'move' }, { insist: false }).kind).toBe('breach')
    expect(desk.get().ask).toBeNull()
    desk.submit('a', { type: 'formSquare' }, { insist: false })
    expect(desk.get().ask?.kind).toBe('dice')
    desk.dismiss()
    expect(desk.get().ask).toBeNull()
  })
  it('asks for real dice once where somebody wants them, and goes on waiting where nothing was rolled', () => {
    const { game, asked } = gameThat(
      { kind: 'done', n: 1 },
      { kind: 'needs', sides: 100, faces: 1, what: 'fire', clause: '8.8' },
      { kind: 'done', n: 2 },
    )
    const desk = createDesk(game)
    desk.takeReal(true)
    desk.act('a', { type: 'move' })
    expect(asked[0]?.with_).toEqual({ insist: false, faces: [] })
    expect(desk.get().real).toBe(true)
    desk.act('a', { type: 'fire' })
    desk.faces([37])
    expect(asked[2]?.with_).toEqual({ insist: false, faces: [37] })
    expect(desk.get().real).toBe(false)
    desk.act('a', { type: 'fire' })
    expect(asked[3]?.with_).toEqual({ insist: false })
  })
})
