import { afterEach, expect, it } from "vitest";
import { clearSession, saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession } from "../support/account-api.tsx";

afterEach(() => localStorage.clear());

const [own, other] = ["0b9a4c1e-7f0d-4a57-9a36-1f8f2d1c0a11", "5d2f3f0a-0000-4000-8000-000000000001"];
const formsOf = (account: string) => [
  `draft_listing_${account}_buy`,
  `draft_item_${account}_course_new`,
  `draft_answer_${account}_1`,
  `draft_settings_${account}`,
];

it("deletes the drafts of the account at logout, but no others", () => {
  const kept = [...formsOf(other), "draft_contact"];
  saveSession(buildSession({ id: own, role: "admin" }));
  for (const key of [...formsOf(own), ...kept]) localStorage.setItem(key, "{}");
  clearSession(true);
  expect(Object.keys(localStorage).toSorted()).toEqual(kept.toSorted());
});

it("keeps the drafts for their account when its session ends by itself", () => {
  saveSession(buildSession({ id: own, role: "admin" }));
  for (const key of formsOf(own)) localStorage.setItem(key, "{}");
  clearSession();
  expect(Object.keys(localStorage).toSorted()).toEqual(formsOf(own).toSorted());
});
