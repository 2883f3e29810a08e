export { createHands } from './createHands'
export { describeBody, hourOf, windOf } from './describe'
export type {
  Anchor,
  Handle,
  Hands,
  HandsOptions,
  HandsPicture,
  HandsRecord,
  HandsState,
  Nudge,
  OverlayName,
  PlannedMove,
  Ruler,
  TablePointer,
  ToolName,
} from './hands'
export { OVERLAY_NAMES } from './hands'
export { stepPhrase, why } from './readout'
export { grainOf, roundDown, roundUp, snap } from './rounding'
export { lengthOfRuler } from './rulers'
export { kindOf, lengthOf } from './steps'
