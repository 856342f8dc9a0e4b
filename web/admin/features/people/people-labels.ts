import type { PersonKind } from "#contract/people/person-kinds.ts";
import type { ContactKind } from "#shared/people/contact-kinds.ts";

export const kindLabels: Record<PersonKind, string> = { client: "Client", owner: "Owner", supplier: "Supplier" };

export const contactLabels: Record<ContactKind, string> = { phone: "Phone", whatsapp: "WhatsApp", email: "Email" };
