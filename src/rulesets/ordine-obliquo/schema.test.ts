import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { commandGap } from './rules/commandRadius'
import { lobositz as start } from './rules/table.testing'
import { readArmy, readScenario } from './schema'

// biome-ignore lint/suspicious/noExplicitAny: test data is broken on purpose.
type Loose = any
const file = (path: string): Loose => JSON.parse(readFileSync(path, 'utf8'))
const army = (id: string): Loose => {
  try {
    return file(`armies/${id}.json`)
  } catch {
    return undefined
  }
}
const faults = (json: unknown): { path: string; message: string }[] => {
  const read = readScenario(json, army)
  return read.ok ? [] : [...read.error]
}
const lobositz = () => file('scenarios/lobositz.json')

describe('armies', () => {
  const ids = [
    'prussia-base',
    'austria-base',
    'prussia-large',
    'austria-large',
    'prussia-lobositz',
    'austria-lobositz',
    'russia-cossacks',
  ]
  it.each(ids)('%s is right', id => {
    const read = readArmy(army(id))
    expect(read.ok ? [] : read.error).toEqual([])
  })
  it('2.3 counts battalions, and every fault is told at once', () => {
    const a = army('prussia-base')
    a.nation = 'spain'
    a.brigades[0].units[0].kind = 'pikemen'
    a.brigades[1].general = 'Wedel'
    const read = readArmy(a)
    expect(read.ok ? [] : read.error.map(f => f.path)).toEqual(['/nation', '/brigades/0/units/0/kind', '/brigades/1/general'])
    const b = army('prussia-base')
    for (let i = 0; i < 4; i++) b.brigades[0].units.push(b.brigades[0].units[0])
    expect(readArmy(b)).toMatchObject({ ok: false, error: [{ path: '/brigades/0/units' }] })
  })
  it('fills in what a kind implies', () => {
    const a = army('prussia-base')
    for (const u of a.brigades[0].units) {
      delete u.kit
      delete u.dress
      delete u.experience
    }
    const read = readArmy(a)
    expect(read.ok && read.value.brigades[0].units[3]).toMatchObject({
      kit: 'jaeger',
      dress: 'prussia-jaeger',
      experience: 'regular',
    })
  })
})

describe('scenarios', () => {
  it.each(['lobositz', 'kolin', 'leuthen', 'open-field'])('%s is right and reads again to the same', id => {
    const read = readScenario(file(`scenarios/${id}.json`), army)
    if (!read.ok) throw new Error(JSON.stringify(read.error, null, 1))
    const again = readScenario(JSON.parse(JSON.stringify(read.value)), () => undefined)
    expect(again).toEqual(read)
  })
  it('3.7 OO-S1: Lobositz has the printed CP, fronts before the footprint centres', () => {
    const read = readScenario(lobositz(), army)
    if (!read.ok || !('units' in read.value.seats.b.deploy)) throw new Error('unread')
    expect(read.value.seats.b.deploy.units['b/II/2']).toEqual({ front: [72, 86.25], facing: 180 })
    expect(read.value.seats.b.deploy.units['b/C/1']).toEqual({ front: [82, 86], facing: 180 })
    expect(read.value.seats.b.deploy.units['b/II/1']).toMatchObject({ village: 'lobositz' })
  })
  it('tells every fault at once, with pointers', () => {
    const s = lobositz()
    s.seats.a.deploy['a/I/9'] = { front: [5, 5], facing: 0 }
    delete s.seats.a.deploy['a/I/1']
    s.seats.a.deploy['a/II/1'].front = [78, 200]
    s.seats.b.deploy['b/I/3'].front = [25.5, 60]
    s.seats.b.generals['b/I'] = [150, 20]
    s.seats.b.retreat = [70, 0]
    s.ground[0].outline = [
      [0, 0],
      [5, 5],
      [5, 0],
      [0, 5],
    ]
    const paths = faults(s).map(f => f.path)
    expect(paths).toContain('/seats/a/deploy/a~1I~19')
    expect(paths).toContain('/seats/a/deploy')
    expect(paths).toContain('/seats/a/deploy/a~1II~11/front')
    expect(paths).toContain('/seats/b/deploy/b~1I~13/front')
    expect(paths).toContain('/seats/b/retreat')
    expect(paths.some(p => p.startsWith('/ground/0/outline'))).toBe(true)
  })
  it('names a unit on another, and an army that is not there', () => {
    const s = lobositz()
    s.seats.a.deploy['a/I/2'].front = [25, 28.75]
    expect(faults(s)).toEqual([
      {
        path: '/seats/a/deploy/a~1I~12/front',
        message: 'a/I/2 stands on a/I/1',
        code: 'sense/stands-on',
        with: { id: 'a/I/2', other: 'a/I/1' },
      },
    ])
    const none = lobositz()
    none.seats.a.army = 'saxony'
    expect(faults(none)).toMatchObject([{ path: '/seats/a/army', message: 'there is no army saxony', code: 'sense/no-such' }])
  })
  it('3.3 at Lobositz everybody stands within the radius of his general; who does not is no fault of a file', () => {
    const gaps = Object.values(start.units).map(u => [u.id, commandGap(start, u)] as const)
    expect(gaps.filter(([, g]) => g !== null && g.cm > g.radius).map(([unit]) => unit)).toEqual([])
    expect(gaps.find(([unit]) => unit === 'b/I/1')![1]!.radius).toBe(17)
    const far = lobositz()
    far.seats.a.generals['a/III'] = [150, 60]
    expect(faults(far)).toEqual([])
  })
  it('says that a file is newer', () => {
    expect(faults({ ...lobositz(), campo: 2 })).toMatchObject([{ path: '/campo', code: 'newer' }])
  })
})

describe('faults of shape and of sense', () => {
  it('are told together, and a wrong value is not called a missing one', () => {
    const s = lobositz()
    s.turns = 'x'
    s.ground[8].outline = [[0, 0]]
    s.seats.b.orders['b/I'] = { kind: 'attack', target: 'b/II' }
    delete s.seats.a.deploy['a/I/1']
    const found = faults(s)
    expect(found.map(f => f.path)).toEqual(['/turns', '/ground/8/outline', '/seats/a/deploy', '/seats/b/orders/b~1I/target'])
    expect(found[0]!.message).toBe('number expected')
    expect(faults({ ...lobositz(), turns: undefined })[0]!.message).toBe('is missing: number expected')
    expect(faults({ ...lobositz(), table: null }).map(f => f.path)).toEqual(['/table'])
  })
  it('7.5 nobody is set up in water that he cannot enter; on a bridge he may stand', () => {
    const s = lobositz()
    // The stream runs through (145, 78.5).
    s.seats.b.deploy['b/C/4'].front = [145, 77]
    s.seats.b.generals['b/C'] = [110, 88]
    expect(faults(s).map(f => f.message)).toContain('b/C/4 stands in morellenbach, where it cannot')
    const bridge = lobositz()
    bridge.seats.b.deploy['b/C/4'] = { front: [125, 75], facing: 180, formation: 'column' }
    expect(
      faults(bridge)
        .map(f => f.message)
        .filter(m => m.includes('morellenbach')),
    ).toEqual([])
  })
})

describe('special rules of a scenario', () => {
  const leuthen = () => file('scenarios/leuthen.json') as Loose
  const kolin = () => file('scenarios/kolin.json') as Loose
  const told = (s: Loose) => faults(s).map(f => `${f.path} ${f.message}`)
  it('reinforcements: a brigade that there is, once, on the table, with a village that there is', () => {
    const s = leuthen()
    s.rules.reinforcements[0].zone[2] = [65, 130]
    s.rules.reinforcements[0].village = 'hamlet'
    s.rules.reinforcements[1].brigade = 'b/III'
    s.rules.reinforcements.push({
      brigade: 'b/VII',
      turn: 13,
      zone: [
        [0, 0],
        [5, 0],
        [5, 5],
      ],
    })
    expect(told(s)).toEqual([
      '/rules/reinforcements/2/turn there is no turn 13',
      '/seats/b/deploy b/IV/1 has no place',
      '/seats/b/deploy b/IV/2 has no place',
      '/seats/b/generals the general of b/IV has no place',
      '/rules/reinforcements/0/zone/2 does not lie on the table',
      '/rules/reinforcements/0/village there is no village hamlet',
      '/rules/reinforcements/1/brigade the brigade b/III arrives twice',
      '/rules/reinforcements/2/brigade there is no brigade b/VII',
    ])
  })
  it('who comes later has no place yet', () => {
    const s = leuthen()
    s.seats.b.deploy['b/IV/1'] = { front: [12, 100], facing: 180 }
    expect(told(s)).toEqual(['/seats/b/deploy/b~1IV~11 b/IV/1 comes later and has no place yet'])
  })
  it('the commander-in-chief is there from the start', () => {
    const s = leuthen()
    s.rules.reinforcements[1].brigade = 'b/C'
    expect(told(s)).toContain('/rules/reinforcements/1/brigade the commander-in-chief is there from the start')
  })
  it('a held order: a turn, or a die before a turn', () => {
    const s = kolin()
    s.rules.hold = { 'a/III': { until: 3, from: 3, die: 5 }, 'a/IX': 4, 'b/III': { until: 3, from: 2 } }
    expect(faults(s).map(f => f.path)).toContain('/rules/hold/b~1III/die')
    s.rules.hold['b/III'] = 3
    expect(told(s)).toEqual([
      '/rules/hold/a~1III/from the die is thrown in turns before the one in which it is certain',
      '/rules/hold/a~1IX there is no brigade a/IX',
    ])
  })
  it('2.6 points behind of brigades, 2.5 units detached from the start', () => {
    const s = leuthen()
    s.seats.b.retreats = { 'b/III': [45, 119], 'b/IX': [45, 120] }
    s.seats.b.detached = ['b/II/1', 'b/II/2', 'b/C/2', 'b/I/9']
    expect(told(s)).toEqual([
      '/seats/b/retreats/b~1III lies on the long edge of its own side (2.6)',
      '/seats/b/retreats/b~1IX there is no brigade b/IX',
      '/seats/b/detached/1 one of a brigade at the most (2.5)',
      '/seats/b/detached/2 is of a brigade of three units or more (2.5)',
      '/seats/b/detached/3 the army austria-leuthen has no unit b/I/9',
    ])
  })
  it('a class that changes, cover for somebody, fire on a village, secret objectives', () => {
    const s = leuthen()
    s.rules.command = [{ turn: 20, seat: 'b', class: 'poor' }]
    s.ground[2].fireOn = -25
    s.ground[2].coverFor = 'infantry'
    s.rules.objectives = 'secret'
    expect(told(s)).toEqual([
      '/ground/2/coverFor serves only with a cover',
      '/ground/2/fireOn only a village has it',
      '/rules/command/0/turn there is no turn 20',
      ...[0, 2, 4, 6].map(i => `/ground/${i}/objective each side assigns its own points in secret (rules/objectives)`),
    ])
    const shape = leuthen()
    shape.rules.command = [{ turn: 4, seat: 'c', class: 'brilliant' }]
    expect(faults(shape).map(f => f.path)).toEqual(['/rules/command/0/seat', '/rules/command/0/class'])
  })
})
