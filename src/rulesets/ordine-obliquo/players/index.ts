/** The built-in players of Ordine Obliquo, by name; the random one lives with the host. */
export { sergeant } from './sergeant'
