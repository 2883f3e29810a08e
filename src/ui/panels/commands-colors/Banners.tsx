import type { CcPanel } from '../../../rulesets/commands-colors'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'

const SEATS = ['a', 'b'] as const

/** Banners of both sides, as flags on a row of as many places as win: filled for good, outlined where they may be lost again. */
export function BannerRow({ session, cc }: Pick<PanelProps, 'session'> & { readonly cc: CcPanel }) {
  const { t } = useText()
  return (
    <div className="cc-banners" data-testid="banners">
      {SEATS.map(seat => {
        const name = session.game.info.seats[seat]?.name ?? ''
        const [all, kept] = [cc.banners[seat], Math.min(cc.kept[seat], cc.banners[seat])]
        return (
          <p key={seat} className={`side-${seat}`} data-testid={`banners-${seat}`} data-count={all}>
            <span className="of-side small">{name}</span>
            <span className="cc-flags" aria-hidden="true">
              {Array.from({ length: Math.max(cc.goal, all) }, (_, i) => (
                <svg
                  // biome-ignore lint/suspicious/noArrayIndexKey: a flag is its place.
                  key={i}
                  viewBox="0 0 10 14"
                  aria-hidden="true"
                  className={i < kept ? 'kept' : i < all ? 'held' : 'none'}
                >
                  <path d="M1.5 13V1.5h7L6.8 4.2 8.5 7h-7" />
                </svg>
              ))}
            </span>
            <span className="number small">{t('cc.banners', { value: all, of: cc.goal })}</span>
          </p>
        )
      })}
    </div>
  )
}
