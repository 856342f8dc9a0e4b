export interface SettingsFieldDescriptor {
  name: string;
  label: string;
  type?: "text" | "tel" | "email" | "url" | "lines" | "days";
  hint?: string;
  /** An empty field is saved as null. */
  optional?: boolean;
  /** Whether the field has a row of its own. */
  isWide?: boolean;
}

// The spaces do not break, so that the number stays in one line.
const phoneHint = "With the country code, such as +231\u00a077\u00a0000\u00a00000";

export const businessFields: SettingsFieldDescriptor[] = [
  { name: "name", label: "Name" },
  { name: "email", label: "Email", type: "email" },
  { name: "phone", label: "Phone", type: "tel", hint: phoneHint },
  { name: "whatsapp", label: "WhatsApp number", type: "tel", hint: "Often the same as the phone" },
  { name: "address", label: "Address", isWide: true },
  { name: "city", label: "City" },
  { name: "country", label: "Country" },
  {
    name: "fee_policy",
    label: "Line about fees",
    isWide: true,
    hint: "Beside your contacts, so that nobody pays a person who uses your name. Empty shows none.",
  },
];

export const hoursFields: SettingsFieldDescriptor[] = [
  {
    name: "hours_note",
    label: "Note below the times",
    isWide: true,
    hint: "What the times do not say, such as \u201cClosed on public holidays\u201d. Empty shows none.",
  },
];

export const socialFields: SettingsFieldDescriptor[] = [
  { name: "label", label: "Label" },
  { name: "url", label: "Address", type: "url" },
];

export const claimFields: SettingsFieldDescriptor[] = [
  { name: "value", label: "Figure" },
  { name: "label", label: "Label" },
];

export const personFields: SettingsFieldDescriptor[] = [
  { name: "name", label: "Name" },
  { name: "position", label: "Position" },
  { name: "email", label: "Email", type: "email", optional: true },
  { name: "phone", label: "Phone", type: "tel", optional: true },
  { name: "description", label: "Description", type: "lines", isWide: true },
];

export const listingRuleFields: SettingsFieldDescriptor[] = [
  {
    name: "confirm_after_days",
    label: "Ask again after",
    type: "days",
    hint: "We ask you if the listing is still available.",
  },
  {
    name: "hide_after_days",
    label: "Hide unconfirmed homes after",
    type: "days",
    hint: "Without your answer, visitors no longer see the listing.",
  },
  {
    name: "gone_after_days",
    label: "Hide sold and rented homes after",
    type: "days",
    hint: "They leave the lists. Old links keep working.",
  },
];

export const contactFields: SettingsFieldDescriptor[] = [
  { name: "phone", label: "Phone", type: "tel", optional: true, hint: "If empty, the business's is used" },
  { name: "whatsapp", label: "WhatsApp number", type: "tel", optional: true },
  { name: "email", label: "Email", type: "email", optional: true },
];
