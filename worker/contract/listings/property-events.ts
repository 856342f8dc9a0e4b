/** The visitor events that are counted for a property. Nothing about the visitor is stored. */
export const propertyEvents = ["view", "call", "whatsapp", "share"] as const;
export type PropertyEvent = (typeof propertyEvents)[number];
