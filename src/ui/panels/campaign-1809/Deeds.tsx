import { useEffect } from 'react'
import type { CampPanel } from '../../../rulesets/campaign-1809'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { useSight } from '../../table/use-deeds'
import { Attitudes } from './Attitudes'
import { Battle } from './Battle'
import { Deed } from './Deed'
import { campOf } from './data'
import { keepOnly } from './draft'
import { Group } from './Group'
import { Muster } from './Muster'
import '../../styles/deeds.css'
import './campaign.css'

/** What is decided now: the umpire asks, phase by phase. */
export function Deeds(slot: PanelProps) {
  const { session, play } = slot
  const { t } = useText()
  const what = play.actor?.what ?? ''
  const name = session.game.info.seats[play.seat]?.name ?? ''
  return (
    <section
      className={`pad-place deeds camp-deeds side-${play.seat}`}
      aria-label={t(`camp.deeds.${what}`, { name })}
      data-testid="deeds"
      data-what={what}
    >
      <header className="pad-head">
        <h3 className="of-side">{t(`camp.deeds.${what}`, { name })}</h3>
      </header>
      <What {...slot} what={what} />
    </section>
  )
}

/** Room for the name of a point and what is told of it, in cm of the table. */
const ABOUT = { facing: 0, width: 12, depth: 0 } as const
/** The points that the umpire speaks of: where a group is and may go, who meet, where it is fought, besieged or fallen back from. */
function placesOf(what: string, camp: CampPanel, play: PanelProps['play']): readonly string[] {
  const lit = play.choices.all.flatMap(o => (o.hex && !o.hex.held ? [o.hex.label] : []))
  if (what === 'camp_move')
    return camp.group ? [...camp.units.filter(u => camp.group!.units.includes(u.id)).map(u => u.at!), ...lit] : []
  if (what === 'camp_contact') return camp.contact ? [camp.contact.at, ...camp.contact.foes] : []
  if (what === 'camp_retreat') return [...camp.beaten.slice(0, 1).map(b => b.at), ...lit]
  if (what === 'camp_siege') return lit
  return camp.fights.filter(f => f.stage !== 'marked').map(f => f.at)
}

function What({ what, ...slot }: PanelProps & { readonly what: string }) {
  const camp = campOf(slot.session.game.show(slot.play.seat))
  const places = camp ? placesOf(what, camp, slot.play) : []
  const spots = slot.play.show.spots?.filter(s => places.includes(s.id)) ?? []
  useSight(
    slot.look,
    spots.map(s => ({ ...ABOUT, front: s.at })),
  )
  // What was being written of a battle that is over is forgotten.
  useEffect(() => {
    if (camp) keepOnly(slot.session.id, camp.fights)
  })
  if (!camp) return null
  if (what === 'camp_move') return camp.group ? <Group {...slot} camp={camp} /> : <Muster {...slot} camp={camp} />
  if (what === 'camp_contact') return <Attitudes {...slot} camp={camp} />
  if (what === 'camp_battle' || what === 'camp_table') return <Battle {...slot} camp={camp} />
  return <Asked {...slot} />
}

/** One question, a few answers. */
function Asked({ session, play }: PanelProps) {
  const offers = play.choices.all
  return (
    <div className="prepare-offers">
      {offers.map(o => (
        <Deed key={JSON.stringify(o.command)} session={session} play={play} offer={o} />
      ))}
    </div>
  )
}
