import type { AccountProps } from '../../ports'
import { BannerRow } from './Banners'
import { ccOf } from './data'
import { Marks } from './Roster'
import './cards.css'

/** Banners of both sides, and what of the battle is a reconstruction. */
export function Points({ session, last }: AccountProps) {
  const cc = ccOf(last)
  if (!cc) return null
  return (
    <div className="points" data-testid="points">
      <BannerRow session={session} cc={cc} />
      <Marks cc={cc} />
    </div>
  )
}
