/**
 * The half of thumbhash that makes placeholders. It is named apart so that the half which visitors load, the one that
 * draws them, is bundled without it.
 */
declare module "thumbhash/thumbhash.js?encode" {
  export { rgbaToThumbHash } from "thumbhash";
}
