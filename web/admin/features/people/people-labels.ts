import type { ContactKind } from "#contract/people/contact-kinds.ts";
import type { PersonKind } from "#contract/people/person-kinds.ts";

export const kindLabels: Record<PersonKind, string> = { client: "Client", owner: "Owner", supplier: "Supplier" };

export const contactLabels: Record<ContactKind, string> = { phone: "Phone", whatsapp: "WhatsApp", email: "Email" };
