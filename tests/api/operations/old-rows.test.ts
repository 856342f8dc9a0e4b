import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { EnquiryList } from "#contract/enquiries/inbox-enquiry.ts";
import { query } from "#worker/db/query.ts";
import { findResources } from "#worker/modules/appointments/times/busy-times.repository.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { queryRows } from "../../support/admin-client.ts";
import { expectDerivedDataToMatch } from "../../support/database-consistency.ts";
import { migrateBefore } from "../../support/storage/run-migrations.ts";

const at = "2026-11-01T00:00:00.000Z";
const run = (statement: string, ...values: unknown[]) =>
  env.DB.prepare(statement)
    .bind(...values)
    .run();

describe("a migration gives the rows of the version before right values", () => {
  it("0010: enquiries get how they were answered, and what the version before answers has a way too", async () => {
    const insert = (id: string, answered: string | null) =>
      run(
        `INSERT INTO enquiries (id, reference, service, name, email, phone_number, status, submitted_at, due_at, changed_at, answered_at, answered_by)
         VALUES (?1, 'E-' || ?1, 'general', 'Ma Kebbeh', '', '0775 550 909', 'read', ?3, ?3, ?3, ?2, 'mary')`,
        id,
        answered,
        at,
      );
    const { runAll } = await migrateBefore("0010");
    const ids = [1, 2, 3, 4, 5].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
    for (const [index, id] of ids.slice(0, 4).entries()) await insert(id, index < 3 ? at : null);
    await run("INSERT INTO enquiry_events (enquiry_n, at, actor_id, kind) VALUES (1, ?, 'mary', 'call')", at);
    await run(
      `INSERT INTO appointments (id, reference, secret_hash, kind, service, status, enquiry_n, start_at, end_at, created_at, changed_at)
       VALUES ('a', 'A', 'a', 'viewing', 'real-estate', 'confirmed', 3, '2026-12-01T09:00', '2026-12-01T10:00', ?1, ?1)`,
      at,
    );
    await run("INSERT INTO appointment_history (appointment_n, at, field) VALUES (1, ?, 'status')", at);
    await runAll();
    await insert(ids[4] ?? "", at);
    const rows = await queryRows<{ answered_how: string | null }>("SELECT answered_how FROM enquiries ORDER BY n");
    expect(rows.map(({ answered_how }) => answered_how)).toEqual(["call", "replied", "appointment", null, null]);
    const { token } = await storeSignedIn({ role: "admin" });
    const { body } = await callApi<EnquiryList>("/contact/submissions", { token });
    expect(body.data.submissions.map(({ answered_how }) => answered_how)).toEqual([
      "replied",
      null,
      "appointment",
      "replied",
      "call",
    ]);
    expect(body.counts).toMatchObject({ unanswered: 1, overdue: 1 });
    await expectDerivedDataToMatch();
  });

  it.each([
    ["nobody was named: all of the team show homes", [], [1, 1], ["mary"]],
    ["one was named: the others show none", ["mary"], [1, 0], ["mary calendar"]],
  ])("0011: where %s, and who has a viewing is busy", async (_, named, switches, busy) => {
    const insertUser = (name: string) =>
      run(
        `INSERT INTO users (id, username, username_key, email, email_key, password_hash, role, created_at)
         VALUES (?1, ?1, ?1, ?1 || '@example.org', ?1 || '@example.org', 'x', 'admin', '2026-01-01')`,
        name,
      );
    const insertResource = (name: string) =>
      run(
        "INSERT INTO resources (id, kind, name, user_id, created_at) VALUES (?1 || ' calendar', 'colleague', ?1, ?1, '2026-02-01')",
        name,
      );
    const { runAll } = await migrateBefore("0011");
    for (const name of ["mary", "joy"]) await insertUser(name);
    for (const name of named) await insertResource(name);
    await run(
      `INSERT INTO enquiries (id, reference, service, name, email, phone_number, submitted_at)
       VALUES ('e', 'E', 'real-estate', 'Ma Kebbeh', '', '0775 550 909', ?)`,
      at,
    );
    await run(
      `INSERT INTO appointments (id, reference, secret_hash, kind, service, status, enquiry_n, property_uuid, start_at, end_at,
         assignee_id, created_at, changed_at)
       VALUES ('a', 'A', 'a', 'viewing', 'real-estate', 'confirmed', 1, 'home', '2026-12-01T09:00', '2026-12-01T10:00', 'mary', ?1, ?1)`,
      at,
    );
    await run(
      "INSERT INTO appointment_resources (appointment_n, resource_id, start, until, event) VALUES (1, 'home', 9, 10, 'event')",
    );
    await runAll();
    const [all] = await query(env.DB, findResources({ kind: "viewing", subject: "home" }));
    const byName = ["mary", "joy"].map((name) => all.find(({ user_id }) => user_id === name));
    expect(byName.map((one) => Number(one?.does_viewings))).toEqual(switches);
    const times = await queryRows("SELECT resource_id, start, until, event FROM appointment_resources ORDER BY rowid");
    expect(times).toMatchObject([
      { resource_id: "home" },
      ...busy.map((resource_id) => ({ resource_id, start: 9, until: 10 })),
    ]);
    await insertResource("joy");
    await run("DELETE FROM users WHERE id = 'joy'");
    expect((await query(env.DB, findResources({ kind: "viewing", subject: "home" })))[0]).toHaveLength(1);
    await expectDerivedDataToMatch();
  });

  it("0012: the hours of professionals are read from the settings, else from their text", async () => {
    const { runIt, runAll } = await migrateBefore("0012");
    const insert = (table: string, id: string, text: string) =>
      run(
        `INSERT INTO ${table} (id, position, updated_at, name, specialty, location, availability, contact, description,
          experience, price${table === "professionals" ? "" : ", deleted_at"})
         VALUES (?1, 0, ?3, 'Dr', 'X', 'Sinkor', ?2, '', '', '', ''${table === "professionals" ? "" : ", ?3"})`,
        id,
        text,
        at,
      );
    const texts = {
      range: "Monday to Friday, 8:00 – 16:00",
      pair: "Wednesday and Thursday, 10:00 – 15:00",
      short: "Mon-Sat, 09:00 - 14:30",
      single: "sunday, 7:05–24:00",
      daily: "Every day, 0:00 – 12:00",
      stored: "Monday to Friday, 8:00 – 16:00",
      words: "Mondays by arrangement",
      backwards: "Monday, 16:00 – 8:00",
      none: "",
    };
    for (const [id, text] of Object.entries(texts)) await insert("professionals", id, text);
    await insert("binned_professionals", "binned", texts.pair);
    const own = [3, 2].map((weekday) => ({
      kind: "clinic",
      resource_id: "stored",
      weekday,
      from: "10:00",
      to: "12:00",
    }));
    await run("INSERT INTO availability (id, settings, saved_at) VALUES (1, ?, ?)", JSON.stringify({ hours: own }), at);
    await runIt();
    const on = (days: number[], from: string, to: string) =>
      JSON.stringify(days.map((weekday) => ({ weekday, from, to })));
    const hours = await queryRows(
      "SELECT id, hours FROM professionals UNION ALL SELECT id, hours FROM binned_professionals",
    );
    expect(Object.fromEntries(hours.map(({ id, hours: rows }) => [id, rows]))).toEqual({
      range: on([1, 2, 3, 4, 5], "08:00", "16:00"),
      pair: on([3, 4], "10:00", "15:00"),
      short: on([1, 2, 3, 4, 5, 6], "09:00", "14:30"),
      single: on([7], "07:05", "24:00"),
      daily: on([1, 2, 3, 4, 5, 6, 7], "00:00", "12:00"),
      stored: on([2, 3], "10:00", "12:00"),
      ...{ words: "[]", backwards: "[]", none: "[]" },
      binned: on([3, 4], "10:00", "15:00"),
    });
    await insert("professionals", "later", texts.range);
    await runAll();
    await expectDerivedDataToMatch();
  });

  it("0024: who was merged has one sender up to then, and the version before still adds people", async () => {
    const insert = (id: string) =>
      run(
        `INSERT INTO people (id, name, name_key, created_at, changed_at, last_contact_at)
         VALUES (?1, 'Ma Kebbeh', 'ma kebbeh', ?2, ?2, ?2)`,
        id,
        at,
      );
    const merge = (id: string, merged: number, moved: object) =>
      run(
        "INSERT INTO person_merges (id, kept_n, merged_n, at, actor_id, moved) VALUES (?, 1, ?, ?, 'mary', ?)",
        ...[id, merged, at, JSON.stringify(moved)],
      );
    const { runIt, runAll } = await migrateBefore("0024");
    for (const id of ["kept", "merged", "merged later", "merged first", "other"]) await insert(id);
    await merge("first", 4, {});
    await merge("later", 3, { newest: 7 });
    await merge("then", 2, { newest: 5 });
    await runIt();
    await insert("new");
    expect(await queryRows("SELECT id, one_sender_n FROM people WHERE one_sender_n IS NOT NULL")).toEqual([
      { id: "kept", one_sender_n: 7 },
    ]);
    await runAll();
    await expectDerivedDataToMatch();
  });

  it("0025: a want that no search for a person finds has no name", async () => {
    const { runIt, runAll } = await migrateBefore("0025");
    const insert = (id: string, channel: string, contact: string | null) =>
      run(
        `INSERT INTO wants (id, secret_hash, kind, filters, label, channel, status, name, contact_key, created_at, changed_at, ends_at)
         VALUES (?1, ?1, 'rent', '{}', '', ?2, 'active', 'Ma Kebbeh', ?3, ?4, ?4, ?4)`,
        ...[id, channel, contact, at],
      );
    await insert("push", "push", null);
    await insert("none", "none", null);
    await insert("whatsapp", "whatsapp", "+231775550909");
    // A colleague has changed the channel.
    await insert("silenced", "none", "+231775550909");
    await runIt();
    expect(await queryRows("SELECT id FROM wants WHERE name IS NULL ORDER BY n")).toEqual([
      { id: "push" },
      { id: "none" },
    ]);
    await runAll();
    await expectDerivedDataToMatch();
  });
});
