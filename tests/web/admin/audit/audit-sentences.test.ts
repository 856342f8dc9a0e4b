import { expect, it } from "vitest";
import type { AuditEntry } from "#web/features/admin/audit/audit-entry.ts";
import { actorName, describeEntry } from "#web/features/admin/audit/sentences/describe-entry.ts";

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
const item = "MH-1012 (Villa in Sinkor)";

it.each<[Partial<AuditEntry>, string]>([
  [{ action: "create" }, `demo_super added ${item}`],
  [{ action: "delete" }, `demo_super moved ${item} to the bin`],
  [{ action: "restore" }, `demo_super restored ${item} from the bin`],
  [
    { action: "remove", actor: null, actor_id: null, name: null },
    "The system deleted MH-1012 for good after its time in the bin",
  ],
  [{ before: { published: false }, after: { published: true } }, `demo_super published ${item}`],
  [{ before: { published: true }, after: { published: false } }, `demo_super unpublished ${item}`],
  [
    { before: { price: 90_000 }, after: { price: 85_000.5 } },
    `demo_super changed the price of ${item}: $90,000 → $85,000.50`,
  ],
  [{ before: { title: "Old" }, after: { title: "Villa" } }, `demo_super changed the title of ${item}: Old → Villa`],
  [{ before: { a: 1 }, after: { a: 1 } }, `demo_super saved ${item} without changes`],
  [
    { before: {}, after: { title: 1, price: 2, city: 3, area: 4, bedrooms: 5 } },
    `demo_super changed ${item}: title, price, city, area and 1 more`,
  ],
  [
    { entity: "professional", action: "delete", reference: null, name: null, before: { name: "Dr Kollie" } },
    "demo_super deleted the doctor Dr Kollie",
  ],
  [
    {
      entity: "professional",
      action: "delete",
      reference: null,
      name: "Dr Kollie",
      after: { deleted_at: "2026-11-22T10:00:00.000Z" },
    },
    "demo_super moved the doctor Dr Kollie to the bin",
  ],
  [
    { entity: "course", action: "restore", reference: null, name: "Toyota Vitz" },
    "demo_super restored the course Toyota Vitz from the bin",
  ],
  [
    { entity: "course", action: "remove", reference: null, name: null, before: { make: "Toyota", model: "Vitz" } },
    "demo_super deleted the course Toyota Vitz for good after its time in the bin",
  ],
])("describes a change of a listing, course or doctor: %j", (entry, text) => {
  expect(sentence(entry)).toBe(text);
});

it.each<[Partial<AuditEntry>, string]>([
  [{ before: { role: "user" }, after: { role: "admin" } }, "demo_super changed ada_toe's role: Customer → Admin"],
  [{ before: { disabled: false }, after: { disabled: true } }, "demo_super disabled the account of ada_toe"],
  [{ after: { disabled: false } }, "demo_super enabled the account of ada_toe"],
  [
    { action: "approve", before: { role: "user", role_request: "admin" } },
    "demo_super approved ada_toe's request: Customer → Admin",
  ],
  [
    { action: "decline", before: { role: "user", role_request: "super_admin" } },
    "demo_super declined ada_toe's request for the role Super Admin",
  ],
  [{ action: "reset-link" }, "demo_super created a password reset link for ada_toe"],
  [{ action: "reset-link", name: null }, "demo_super created a password reset link for a deleted account"],
  [
    { action: "enrol-second-step", actor_id: "p1", actor: "ada_toe" },
    "ada_toe set up the second step of their account",
  ],
  [
    { action: "remove-second-step", actor_id: "p1", actor: "ada_toe" },
    "ada_toe turned off the second step of their account",
  ],
  [{ action: "reset-second-step" }, "demo_super reset the second step of ada_toe"],
  [{ action: "renew-recovery-codes", actor_id: "p1", actor: "ada_toe" }, "ada_toe renewed their recovery codes"],
  [{ action: "use-recovery-code", actor_id: "p1", actor: "ada_toe" }, "ada_toe used a recovery code"],
  [
    { action: "register", actor: null, actor_id: null, after: { asked: "admin" } },
    "ada_toe registered and requested the role Admin",
  ],
  [{ action: "register", actor: null, actor_id: null, after: { asked: null } }, "ada_toe registered"],
  [{ action: "delete", actor: null, actor_id: "p1", name: null }, "A deleted account deleted their own account"],
  [{ actor_id: "p1", actor: "ada_toe", after: { fields: ["password"] } }, "ada_toe changed their password"],
])("names the person of a changed account: %j", (entry, text) => {
  expect(sentence({ ...account, ...entry })).toBe(text);
});

it.each<[Partial<AuditEntry>, string]>([
  [
    { before: { status: "new" }, after: { status: "replied" } },
    "demo_super changed the status of RE-17: New → Replied",
  ],
  [{ after: { assignee: "x" }, names: { x: "musu" } }, "demo_super assigned RE-17 to musu"],
  [{ after: { assignee: "x" } }, "demo_super assigned RE-17 to a deleted account"],
  [{ after: { assignee: null } }, "demo_super unassigned RE-17"],
  [{ after: { spam: "true", note: "added" } }, "demo_super marked RE-17 as spam, added a note"],
  [{ action: "erase" }, "demo_super erased the personal data of RE-17"],
])("names an enquiry by its reference: %j", (entry, text) => {
  expect(sentence({ ...enquiry, ...entry })).toBe(text);
});

it.each<[Partial<AuditEntry>, string]>([
  [
    { action: "import", entity: "import", import: { created: 1200, updated: 3, unchanged: 0, failed: 2 } },
    "demo_super imported listings: 1,200 added, 3 changed, 2 rejected",
  ],
  [
    { action: "import-changes", entity: "import", after: { a: {}, b: {} } },
    "demo_super added or changed 2 listings by an import",
  ],
  [
    { action: "export", entity: "table", entity_id: "submissions", after: { filters: ["q", "assignee_id", "status"] } },
    "demo_super exported the list of enquiries, filtered by search text, colleague, status",
  ],
  [
    { action: "export", entity: "table", entity_id: "properties", after: { filters: ["kind", "property_type"] } },
    "demo_super exported the list of listings, filtered by buy or rent, type",
  ],
  [{ action: "export", entity: "person" }, "demo_super exported a person's data"],
  [
    { entity: "site", after: { opening_hours: {}, phone: "" } },
    "demo_super changed the settings: opening hours, phone",
  ],
  [
    { entity: "site", before: { phone: "1", city: "Monrovia" }, after: { phone: "2", city: "Monrovia" } },
    "demo_super changed the settings: phone",
  ],
  [
    { entity: "site", after: { name: "", phone: "", email: "", address: "", city: "", hours: [] } },
    "demo_super changed the settings: name, phone, email, address and 2 more",
  ],
])("describes imports, exports and settings: %j", (entry, text) => {
  expect(sentence({ ...entry, reference: null, name: null })).toBe(text);
});
