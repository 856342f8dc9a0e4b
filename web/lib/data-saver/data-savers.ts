/** How data is saved: small photos, with galleries on tap, or no photos before a tap. */
export const dataSavers = ["small", "none"] as const;
export type DataSaver = (typeof dataSavers)[number];
