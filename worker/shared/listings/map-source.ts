/** The source of the map tiles and its attribution. */
export interface MapSource {
  /** Who makes the map, as visitors read it. */
  name: string;
  /** The origin that the content security policy allows for images. */
  origin: string;
  /** Returns the path of a tile. */
  tile: (x: number, y: number, zoom: number) => string;
  attribution: { text: string; href: string };
}

/**
 * The map source, or `null` for no map. OpenStreetMap's tile server is for small sites; a busy site needs a commercial
 * provider.
 */
export const mapSource: MapSource | null = {
  name: "OpenStreetMap",
  origin: "https://tile.openstreetmap.org",
  tile: (x, y, zoom) => `/${zoom}/${x}/${y}.png`,
  attribution: { text: "© OpenStreetMap contributors", href: "https://www.openstreetmap.org/copyright" },
};
