/**
 * Small copies of the images that phones show first, as data URLs by file path. The page contains the copy, so that the
 * largest part of its first view needs no second request. Only the server's bundle has them: the browser keeps the
 * attributes of the page that it received, and screens that it renders itself use the files.
 */
const copies = import.meta.env.SSR
  ? import.meta.glob<string>("./*.avif", { eager: true, query: "?inline", import: "default" })
  : {};

/** The windows that show the copy: narrower than the layout of tablets. */
export const phone = "(max-width: 39.99em)";

/** Returns the `srcset` of an AVIF source for phones; on the client undefined, so that the browser skips the source. */
export const firstImage = (name: string): string | undefined => copies[`./${name}.avif`];
