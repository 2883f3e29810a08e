/** The address of one file that holds every JSON file of a folder by name; see `scripts/gathered.mjs`. */
declare module 'gathered:*' {
  const address: string
  export default address
}
