// Austria's foot of 1805 and 1809: the tailed coat under a crested helmet. Who wore the shako or the bearskin is dressed from the kits of 1848.
import { AUSTRIA, COMMAND, nodes, PAINTS, without, worn } from './foot-1848.kit.mjs'
import { helmet } from './hats-1848.mjs'

const helmetInfantry = {
  name: 'helmet-infantry',
  stand: 'ranks',
  gait: 'foot',
  paints: { ...without(PAINTS, 'hat'), ...COMMAND, lace: '#e9e4d2', turnbacks: '=facings', helmet: '#1f1d1c', turban: '=helmet', crest: '#d8b02e', comb: '=helmet' },
  nodes: nodes('', worn(AUSTRIA, m => helmet(m, { sides: 5 }))),
}

export default [helmetInfantry]
