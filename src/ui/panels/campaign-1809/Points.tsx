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
  return (
    <>
      <Victory camp={camp} name={seat => session.game.info.seats[seat]?.name ?? ''} />
      {camp.ended && <p className="small">{t(`camp.level.${camp.ended.level}`)}</p>}
      <Ledgers camp={camp} />
      <p className="small soft">{t('camp.reconstructed')}</p>
    </>
  )
}
