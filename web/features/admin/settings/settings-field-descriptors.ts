import type { SettingsFieldDescriptor } from "./settings-fields.tsx";

const phoneHint = "With the country code, such as +231 77 000 0000";

export const businessFields: SettingsFieldDescriptor[] = [
  { name: "name", label: "Name" },
  { name: "email", label: "Email", type: "email" },
  { name: "phone", label: "Phone", type: "tel", hint: phoneHint },
  { name: "whatsapp", label: "WhatsApp number", type: "tel", hint: phoneHint },
  { name: "address", label: "Address" },
  { name: "city", label: "City" },
  { name: "country", label: "Country" },
];

export const hoursFields: SettingsFieldDescriptor[] = [
  { name: "days", label: "Days" },
  { name: "hours", label: "Hours" },
];

export const socialFields: SettingsFieldDescriptor[] = [
  { name: "label", label: "Label" },
  { name: "url", label: "Address", type: "url", hint: "Begins with https://" },
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
  { name: "description", label: "Description", type: "lines" },
];

export const listingRuleFields: SettingsFieldDescriptor[] = [
  {
    name: "confirm_after_days",
    label: "Ask again after (days)",
    type: "number",
    hint: "After this, we ask you if the listing is still available",
  },
  {
    name: "hide_after_days",
    label: "Hide unconfirmed after (days)",
    type: "number",
    hint: "After this, visitors no longer see it",
  },
  {
    name: "gone_after_days",
    label: "Hide sold and rented homes after (days)",
    type: "number",
    hint: "Old links keep working",
  },
];

export const contactFields: SettingsFieldDescriptor[] = [
  { name: "phone", label: "Phone", type: "tel", optional: true, hint: "If empty, the business's is used" },
  { name: "whatsapp", label: "WhatsApp number", type: "tel", optional: true },
  { name: "email", label: "Email", type: "email", optional: true },
];
