import type { Unit } from "../buildings/row.ts";

/** Five painted houses, from left to right. The lamps of two of them are on in the evening. */
export const paintedHouses: readonly Unit[] = [
  { wall: "#f3e2bd", roof: "#a8442a", door: "#2b6a7a", dado: "#2b7a80" },
  { wall: "#e8a98f", roof: "#7f9391", door: "#fbf0d8", dado: "#8a3d3d", lit: true },
  { wall: "#a9cdb9", roof: "#a8442a", door: "#b5481c", dado: "#3f7a6a" },
  { wall: "#eac77e", roof: "#93a9a6", door: "#2b5a5f", dado: "#8a5a32", lit: true },
  { wall: "#cfd8cc", roof: "#a8442a", door: "#2b6a7a" },
];
