import { lazy } from 'react'
import { account, hand, ruling } from '../ui/panels/ordine-obliquo'
import * as radetzky from '../ui/panels/radetzky'
import * as risorgimento from '../ui/panels/risorgimento'
import type { GamePanels } from '../ui/ports'

/** Each game's own panels: the drawn ones are fetched with the game, the rest is small. */
export const PANELS: { readonly [ruleset: string]: GamePanels } = {
  'ordine-obliquo': {
    Roster: lazy(() => import('../ui/panels/ordine-obliquo/Roster').then(m => ({ default: m.Roster }))),
    Orders: lazy(() => import('../ui/panels/ordine-obliquo/Orders').then(m => ({ default: m.Orders }))),
    Track: lazy(() => import('../ui/panels/ordine-obliquo/Track').then(m => ({ default: m.Track }))),
    Quick: lazy(() => import('../ui/panels/ordine-obliquo/Quick').then(m => ({ default: m.Quick }))),
    Piece: lazy(() => import('../ui/panels/ordine-obliquo/Piece').then(m => ({ default: m.Piece }))),
    Losses: lazy(() => import('../ui/panels/ordine-obliquo/Losses').then(m => ({ default: m.Losses }))),
    Points: lazy(() => import('../ui/panels/ordine-obliquo/Points').then(m => ({ default: m.Points }))),
    Deeds: lazy(() => import('../ui/panels/ordine-obliquo/Deeds').then(m => ({ default: m.Deeds }))),
    answers: ['evade1', 'evade2'],
    deeds: ['fire1', 'fire2', 'opportunity', 'melee', 'pursuit', 'rally', 'compulsory'],
    account,
    ruling,
    hand,
    pages: ['terrain', 'objectives', 'deploy', 'firstOrders', 'arrivals', 'orders'],
  },
  radetzky: {
    Roster: lazy(() => import('../ui/panels/radetzky/Roster').then(m => ({ default: m.Roster }))),
    Orders: lazy(() => import('../ui/panels/radetzky/Orders').then(m => ({ default: m.Orders }))),
    Track: lazy(() => import('../ui/panels/radetzky/Track').then(m => ({ default: m.Track }))),
    Quick: lazy(() => import('../ui/panels/radetzky/Quick').then(m => ({ default: m.Quick }))),
    Piece: lazy(() => import('../ui/panels/radetzky/Piece').then(m => ({ default: m.Piece }))),
    Losses: lazy(() => import('../ui/panels/radetzky/Losses').then(m => ({ default: m.Losses }))),
    Points: lazy(() => import('../ui/panels/radetzky/Points').then(m => ({ default: m.Points }))),
    Deeds: lazy(() => import('../ui/panels/radetzky/Deeds').then(m => ({ default: m.Deeds }))),
    Builder: lazy(() => import('../ui/panels/radetzky/Builder').then(m => ({ default: m.Builder }))),
    answers: [],
    deeds: ['lots', 'initiative', 'choose', 'opportunity', 'melee', 'pursuit'],
    account: radetzky.account,
    ruling: radetzky.ruling,
    hand: radetzky.hand,
    pages: ['setUp', 'command'],
  },
  risorgimento: {
    Roster: lazy(() => import('../ui/panels/risorgimento/Roster').then(m => ({ default: m.Roster }))),
    Orders: lazy(() => import('../ui/panels/risorgimento/Orders').then(m => ({ default: m.Orders }))),
    Track: lazy(() => import('../ui/panels/risorgimento/Track').then(m => ({ default: m.Track }))),
    Quick: lazy(() => import('../ui/panels/risorgimento/Quick').then(m => ({ default: m.Quick }))),
    Piece: lazy(() => import('../ui/panels/risorgimento/Piece').then(m => ({ default: m.Piece }))),
    Losses: lazy(() => import('../ui/panels/risorgimento/Losses').then(m => ({ default: m.Losses }))),
    Points: lazy(() => import('../ui/panels/risorgimento/Points').then(m => ({ default: m.Points }))),
    Deeds: lazy(() => import('../ui/panels/risorgimento/Deeds').then(m => ({ default: m.Deeds }))),
    answers: [],
    deeds: ['first', 'refused', 'activate', 'act', 'charged', 'react', 'before', 'stand', 'returns'],
    account: risorgimento.account,
    ruling: risorgimento.ruling,
    hand: risorgimento.hand,
    pages: ['setUp', 'orders', 'markers'],
  },
}
