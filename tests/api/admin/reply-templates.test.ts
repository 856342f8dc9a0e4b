import { beforeEach, describe, expect, it } from "vitest";
import { defaultReplyTemplates } from "#contract/enquiries/default-reply-templates.ts";
import type { ReplyTemplate } from "#contract/enquiries/reply-templates.ts";
import { callApi, readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { readAudit, storeSuperAdmin } from "./team-requests.ts";

const path = "/reply-templates";
let admin = { id: "", token: "" };
beforeEach(async () => {
  admin = await storeSignedIn({ role: "admin", sees_health: false });
});

type Saved = ReplyTemplate[] & { detail: { loc: (string | number)[]; msg: string }[] };
const list = async (token = admin.token) => (await callApi<ReplyTemplate[]>(path, { token })).body;
const save = (body: unknown, token = admin.token) => callApi<Saved>(path, { method: "PUT", body, token });
const viewing = {
  name: "Offer a viewing",
  service: "real-estate",
  subject: "{title}",
  body: "Hello {name}, {title} costs {price}: {link}\n{me}, {business}, {reference}",
};

describe("reply templates", () => {
  it("are those of the site until others are saved, and again after an empty list", async () => {
    expect(await list()).toEqual(defaultReplyTemplates);
    await save([viewing]);
    expect(await list()).toEqual([{ ...viewing, id: expect.any(String) }]);
    expect((await save([])).body).toEqual(defaultReplyTemplates);
  });

  it("are saved in their order, keep their ids and are recorded by name", async () => {
    const { body: first } = await save([viewing, { name: "Thanks", body: "Thank you" }]);
    expect(first).toMatchObject([viewing, { name: "Thanks", service: null, subject: "", body: "Thank you" }]);
    const { body: second } = await save([first[1], { ...first[0], body: "Shorter" }]);
    expect(second.map(({ id, body }) => [id, body])).toEqual([
      [first[1]?.id, "Thank you"],
      [first[0]?.id, "Shorter"],
    ]);
    const [, change] = await readAudit();
    expect(change).toMatchObject({
      actor_id: admin.id,
      before: '{"templates":["Offer a viewing","Thanks"]}',
      after: '{"templates":["Thanks","Offer a viewing"]}',
    });
  });

  it("reject an unknown field or a health service without the permission, and change nothing", async () => {
    await save([viewing]);
    const before = await readAllTables();
    for (const [body, loc, msg] of [
      [[{ ...viewing, body: "Dear {client}" }], [0, "body"], "Unknown field {client}"],
      [[{ ...viewing, service: "health" }], [0, "service"], "Choose a service whose enquiries you can see"],
    ] as const) {
      const response = await save(body);
      expect(response.status).toBe(422);
      expect(response.body.detail[0]).toMatchObject({ loc: ["body", ...loc], msg: expect.stringContaining(msg) });
    }
    expect(await readAllTables()).toBe(before);
  });

  it("of health services are seen, kept and changed only with the permission", async () => {
    const owner = await storeSuperAdmin();
    const clinic = { id: "clinic", name: "Clinic", service: "health", subject: "", body: "Come to the clinic" };
    await save([viewing, clinic], owner.token);
    expect((await list()).map(({ name }) => name)).toEqual(["Offer a viewing"]);
    const { body } = await save([{ ...viewing, id: "clinic", name: "Mine" }]);
    expect(body.map(({ name }) => name)).toEqual(["Mine"]);
    expect(await list(owner.token)).toEqual(expect.arrayContaining([clinic, ...body]));
    expect(await list(owner.token)).toHaveLength(2);
  });
});
