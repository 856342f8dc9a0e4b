/** Where the map's pictures come from, and whom to name for them. */
export interface MapSource {
  /** The origin that the content security policy opens for pictures, and nothing else. */
  origin: string;
  /** The path of a picture below it. */
  tile: (x: number, y: number, zoom: number) => string;
  attribution: { text: string; href: string };
}

/**
 * The map's source; `null` for none. OpenStreetMap's own server is meant for small sites: a busy one takes a provider
 * with a contract, who stands in here.
 */
export const mapSource: MapSource | null = {
  origin: "https://tile.openstreetmap.org",
  tile: (x, y, zoom) => `/${zoom}/${x}/${y}.png`,
  attribution: { text: "© OpenStreetMap contributors", href: "https://www.openstreetmap.org/copyright" },
};
