/**
 * The encoder of thumbhash. The query makes it a separate module, so that visitors download only the decoder.
 */
declare module "thumbhash/thumbhash.js?encode" {
  export { rgbaToThumbHash } from "thumbhash";
}
