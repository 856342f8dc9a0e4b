import { expect, it } from "vitest";
import type { AuditEntry } from "#web/admin/features/shared/audit/audit-entry.ts";
import { actorName, describeEntry } from "#web/admin/features/shared/audit/sentences/describe-entry.ts";
import { describeSubject } from "#web/admin/features/shared/audit/sentences/describe-subject.ts";

const base: AuditEntry = {
  n: 1,
  at: "2026-11-20T09:14:00.000Z",
  actor_id: "a1",
  actor: "demo_super",
  action: "update",
  entity: "property",
  entity_id: "p1",
  reference: "MH-1012",
  name: "Villa in Sinkor",
  names: {},
  import: null,
  before: null,
  after: null,
};
const sentence = (overrides: Partial<AuditEntry>) => {
  const entry = { ...base, ...overrides };
  return `${actorName(entry)} ${describeEntry(entry)}`;
};
const account = { entity: "user", reference: null, name: "ada_toe" } as const;
const enquiry = { entity: "enquiry", reference: "RE-17", name: null } as const;
const none = { reference: null, name: null } as const;
const professional = { entity: "professional", ...none } as const;
const course = { entity: "course", ...none } as const;
const vitz = { make: "Toyota", model: "Vitz" };
const ada = { actor_id: "p1", actor: "ada_toe" };
const system = { actor: null, actor_id: null };
const binned = { deleted_at: "2026-11-22T10:00:00.000Z" };

const counts = { created: 1200, updated: 3, unchanged: 0, failed: 2 };
const exported = (entity_id: string, ...filters: string[]) =>
  ({ action: "export", entity: "table", entity_id, after: { filters } }) as const;

it.each<[Partial<AuditEntry>, string]>([
  [{ action: "create" }, `demo_super added it`],
  [{ entity: "appointment", action: "create", after: { start: "2026-11-30" } }, "demo_super added the appointment"],
  [{ action: "delete" }, `demo_super moved it to the bin`],
  [{ action: "restore" }, `demo_super restored it from the bin`],
  [{ action: "remove", ...system, name: null }, "The system deleted it for good after its time in the bin"],
  [{ before: { published: false }, after: { published: true } }, `demo_super published it`],
  [{ before: { published: true }, after: { published: false } }, `demo_super unpublished it`],
  [{ before: { price: 90_000 }, after: { price: 85_000.5 } }, `demo_super changed its price: $90,000 → $85,000.50`],
  [{ before: { title: "Old" }, after: { title: "Villa" } }, `demo_super changed its title: Old → Villa`],
  [
    { before: { closed_on: null }, after: { closed_on: "2026-11-05" } },
    "demo_super changed its closing day: — → 5 November 2026",
  ],
  [{ before: { area_sqft: 900 }, after: { area_sqft: 950 } }, `demo_super changed its floor space: 900 → 950`],
  [
    { before: { unavailable_reason: null }, after: { unavailable_reason: "under_offer" } },
    `demo_super changed its reason: — → under offer`,
  ],
  [
    { before: { confirmed_at: null }, after: { confirmed_at: "2026-11-26T10:00:00.000Z" } },
    `demo_super changed its day of confirmation: — → 26 November 2026`,
  ],
  [{ before: { a: 1 }, after: { a: 1 } }, `demo_super saved it without changes`],
  [
    { before: {}, after: { title: 1, price: 2, city: 3, area: 4, bedrooms: 5 } },
    `demo_super changed title, price, city, area and 1 more`,
  ],
  [{ ...professional, action: "delete", before: { name: "Dr Kollie" } }, "demo_super deleted it"],
  [{ ...professional, action: "delete", name: "Dr Kollie", after: binned }, "demo_super moved it to the bin"],
  [{ ...course, action: "restore", name: "Toyota Vitz" }, "demo_super restored it from the bin"],
  [{ ...course, action: "remove", before: vitz }, "demo_super deleted it for good after its time in the bin"],
])("describes a change of a listing, course or professional: %j", (entry, text) => expect(sentence(entry)).toBe(text));

it.each<[Partial<AuditEntry>, string]>([
  [{ before: { role: "user" }, after: { role: "admin" } }, "demo_super changed the role: Customer → Admin"],
  [{ before: { disabled: false }, after: { disabled: true } }, "demo_super disabled the account"],
  [{ after: { disabled: false } }, "demo_super enabled the account"],
  [
    { action: "approve", before: { role: "user", role_request: "admin" } },
    "demo_super approved the request: Customer → Admin",
  ],
  [
    { action: "decline", before: { role: "user", role_request: "super_admin" } },
    "demo_super declined the request for the role Super Admin",
  ],
  [{ action: "reset-link" }, "demo_super created a password reset link"],
  [{ action: "enrol-second-step", ...ada }, "ada_toe set up two-step login"],
  [{ action: "remove-second-step", ...ada }, "ada_toe turned off two-step login"],
  [{ action: "reset-second-step" }, "demo_super reset two-step login"],
  [{ action: "renew-recovery-codes", ...ada }, "ada_toe renewed their recovery codes"],
  [{ action: "use-recovery-code", ...ada }, "ada_toe used a recovery code"],
  [{ action: "register", ...system, after: { asked: "admin" } }, "ada_toe registered and requested the role Admin"],
  [{ action: "register", ...system, after: { asked: null } }, "ada_toe registered"],
  [{ action: "delete", actor: null, actor_id: "p1", name: null }, "A deleted account deleted their own account"],
  [{ ...ada, after: { fields: ["password"] } }, "ada_toe changed their password"],
])("describes a change of an account: %j", (entry, text) => expect(sentence({ ...account, ...entry })).toBe(text));

it.each<[Partial<AuditEntry>, string]>([
  [{ after: { status: "unknown" } }, "demo_super changed it"],
  [{ after: { assignee: "x" }, names: { x: "musu" } }, "demo_super assigned it to musu"],
  [{ after: { assignee: "x" }, names: { x: "demo_super" } }, "demo_super assigned it to themselves"],
  [{ after: { assignee: "x" } }, "demo_super assigned it to a deleted account"],
  [{ after: { assignee: null } }, "demo_super unassigned it"],
  [{ after: { contacted: "call" } }, "demo_super called the sender"],
  [{ after: { contacted: "whatsapp" } }, "demo_super wrote to the sender on WhatsApp"],
  [{ after: { next_step: "2026-12-01T08:30:00.000Z" } }, "demo_super set a next step for 2026-12-01"],
  [{ after: { next_step: null } }, "demo_super removed the next step"],
  [{ after: { spam: "true", note: "added" } }, "demo_super marked it as spam, added a note"],
  [{ action: "create", after: { service: "health", channel: "phone" } }, "demo_super logged it"],
  [{ action: "erase" }, "demo_super erased its personal data"],
])("describes a change of an enquiry: %j", (entry, text) => expect(sentence({ ...enquiry, ...entry })).toBe(text));

it.each<[Partial<AuditEntry>, string]>([
  [{ action: "import", entity: "import", import: counts }, "demo_super imported 1,200 added, 3 changed, 2 rejected"],
  [{ action: "import-changes", entity: "import", after: { a: {}, b: {} } }, "demo_super added or changed 2 listings"],
  [
    exported("submissions", "q", "assignee_id", "status"),
    "demo_super exported the list, filtered by search text, colleague, status",
  ],
  [exported("properties", "kind", "property_type"), "demo_super exported the list, filtered by buy or rent, type"],
  [{ action: "export", entity: "person" }, "demo_super exported the data"],
  [{ entity: "site", after: { opening_hours: {}, phone: "" } }, "demo_super changed opening hours, phone"],
  [
    { entity: "site", before: { phone: "1", city: "Monrovia" }, after: { phone: "2", city: "Monrovia" } },
    "demo_super changed phone",
  ],
  [
    { entity: "site", after: { name: "", phone: "", email: "", address: "", city: "", hours: [] } },
    "demo_super changed name, phone, email, address and 2 more",
  ],
])("describes imports, exports and settings: %j", (entry, text) =>
  expect(sentence({ ...entry, reference: null, name: null })).toBe(text),
);

it.each<[Partial<AuditEntry>, string[]]>([
  [{}, ["Villa in Sinkor", "MH-1012"]],
  [{ name: null, action: "remove", before: { title: "Old villa" } }, ["Old villa", "MH-1012"]],
  [{ name: null }, ["MH-1012"]],
  [{ name: null, reference: null }, ["A deleted listing"]],
  [{ ...enquiry, name: "Ma Kebbeh" }, ["Enquiry from Ma Kebbeh", "RE-17"]],
  [enquiry, ["Enquiry RE-17"]],
  [{ entity: "appointment", name: "Ma Kebbeh", reference: "A-3D2F" }, ["Appointment of Ma Kebbeh", "A-3D2F"]],
  [{ entity: "appointment", name: null, reference: "A-3D2F" }, ["Appointment A-3D2F"]],
  [{ ...enquiry, reference: null }, ["A deleted enquiry"]],
  [{ ...professional, action: "delete", before: { name: "Dr Kollie" } }, ["Dr Kollie"]],
  [{ ...course, action: "remove", before: vitz }, ["Toyota Vitz"]],
  [course, ["A deleted course"]],
  [professional, ["A deleted doctor"]],
  [account, ["ada_toe"]],
  [{ ...account, name: null }, ["A deleted account"]],
  [{ entity: "site", ...none }, ["Settings"]],
  [{ entity: "person", ...none }, ["A person's data"]],
  [{ entity: "table", entity_id: "submissions", ...none }, ["List of enquiries"]],
  [{ entity: "table", entity_id: "properties", ...none }, ["List of listings"]],
  [{ entity: "import", ...none }, ["Import of listings"]],
])("names what was changed: %j", (entry, [text, reference]) => {
  const subject = describeSubject({ ...base, ...entry });
  expect([subject.kind + subject.name, subject.reference]).toEqual([text, reference ?? null]);
});
