import { type Context, Hono } from "hono";
import { propertyEndpoints } from "#contract/endpoints/properties.ts";
import { wantEndpoints } from "#contract/endpoints/wants.ts";
import type { PageData } from "#contract/site/page-renderer.ts";
import { type RejectedWant, rejectedWantKey } from "#contract/wants/rejected-want.ts";
import { newWaitingSchema, newWantSchema, takenTimeSchema, wantChangeSchema } from "#contract/wants/want.ts";
import { sentFilters, withAsked } from "#shared/wants/asked-filters.ts";
import { wantParams } from "#shared/wants/read-filter-params.ts";
import { ApiError, validationFailed } from "#worker/http/api-error.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readLinkContext } from "#worker/modules/appointments/appointment-context.ts";
import { alertSoon } from "#worker/modules/enquiries/alerts/alert-soon.ts";
import { readEnquiryContext } from "#worker/modules/enquiries/enquiries.routes.ts";
import { sendMessagesSoon } from "#worker/modules/operations/send-messages-soon.ts";
import { changeByLink, confirmWant, endByLink, showWant } from "#worker/modules/wants/manage-want.service.ts";
import { receiveWaiting, receiveWant } from "#worker/modules/wants/receive-want.service.ts";
import { takeHeldTime } from "#worker/modules/wants/telling/take-time.service.ts";
import { readChannels, readWantContext } from "#worker/modules/wants/want-context.ts";
import { createDocument } from "../create-document.ts";
import { logFailure, outagePage } from "../outage-page.ts";
import { readPageData } from "../page-data.ts";
import { type PostedForm, problemsByField, readPostedForm } from "../posted-form.ts";

/** The pages by which visitors ask to be told, and see what was found. No cache stores them. */
export const wantPages = new Hono<AppEnv>();

wantPages.get("/tell-me", (c) => show(c, () => readTellMeData(c)));
wantPages.post("/tell-me", receiveTellMe);
wantPages.get("/wants/:secret", (c) => {
  c.set("hasSecretAddress", true);
  return show(c, () => readWantData(c));
});
wantPages.post("/wants/:secret", receiveChange);

async function show(c: Context<AppEnv>, readData: () => Promise<PageData>): Promise<Response> {
  const url = new URL(c.req.url);
  try {
    const { document, status } = createDocument(c, url, await readData());
    return c.html(document, status);
  } catch (error) {
    logFailure(c, error);
    return outagePage(c, url);
  }
}

/** Names the areas. */
const readsOfForm = [propertyEndpoints.getFacets.path];

async function readTellMeData(c: Context<AppEnv>): Promise<PageData> {
  const { data } = await readPageData(c.get("db"), readsOfForm, {});
  return { ...data, [wantEndpoints.getWantChannels.path]: readChannels(c) };
}

/** The want is null, as for an unknown address, if it ended. */
async function readWantData(c: Context<AppEnv>): Promise<PageData> {
  const secret = c.req.param("secret") ?? "";
  const [{ data }, want] = await Promise.all([
    readPageData(c.get("db"), readsOfForm, {}),
    showWant(readWantContext(c), secret).catch((error) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return null;
      throw error;
    }),
  ]);
  return { ...data, [`/public/wants/${secret}`]: want };
}

/**
 * Receives the form of the page, and leads to the page of the want, or to the hint to look into the mail.
 * @throws ApiError 403 for a form of another site, 413, 415
 */
async function receiveTellMe(c: Context<AppEnv>): Promise<Response> {
  const url = new URL(c.req.url);
  const form = await readPostedForm(c, url);
  const { values } = form;
  const [path, rejected] = await receive(c, url, form);
  if (path) return c.redirect(path, 303);
  const data: PageData = await readTellMeData(c).catch(() => ({}));
  const shown: RejectedWant = { values, problems: rejected?.problems ?? {} };
  const { document } = createDocument(c, url, { ...data, [rejectedWantKey]: shown });
  return c.html(document, rejected?.status ?? 422);
}

type Refused = Pick<RejectedWant, "problems"> & { status: 422 | 429 };

async function receive(
  c: Context<AppEnv>,
  { searchParams, pathname, search }: URL,
  { values, website, identify }: PostedForm,
): Promise<[path?: string, refused?: Refused]> {
  const [course_id, professional_id] = [searchParams.get("course_id"), searchParams.get("professional_id")];
  const { channel, email, phone_number } = values;
  // The field of the other channel is hidden.
  const address = channel === "email" ? { email } : channel === "whatsapp" && { phone_number };
  const contact = { channel, website, ...address };
  try {
    const context = readWantContext(c);
    const idempotency = await identify(`${pathname}${search}`);
    if (course_id || professional_id) {
      const kind = course_id ? "lesson" : "clinic";
      const waiting = newWaitingSchema.safeParse({ ...contact, kind, course_id, professional_id });
      if (!waiting.success) return [undefined, { problems: problemsByField(waiting.error.issues), status: 422 }];
      return [toPath(c, await receiveWaiting(context, waiting.data, idempotency), search)];
    }
    const asked = withAsked(searchParams, values);
    const want = newWantSchema.safeParse({ ...contact, kind: asked.get("kind"), filters: sentFilters(asked) });
    if (!want.success) return [undefined, { problems: problemsByField(want.error.issues), status: 422 }];
    return [toPath(c, await receiveWant(context, want.data, idempotency), search)];
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 422 && error.status !== 429)) throw error;
    const { detail } = error;
    const problems =
      typeof detail === "string"
        ? { "": detail }
        : Object.fromEntries(detail.map(({ loc: [, field], msg }) => [String(field), msg]));
    return [undefined, { problems, status: error.status }];
  }
}

function toPath(c: Context<AppEnv>, { manage_url }: { manage_url: string | null }, search: string): string {
  sendMessagesSoon(c);
  return manage_url ? new URL(manage_url).pathname : `/tell-me${search ? `${search}&` : "?"}sent=1`;
}

/** Changes a want from a form of its page. @throws ApiError 403, 413, 415 */
async function receiveChange(c: Context<AppEnv>): Promise<Response> {
  c.set("hasSecretAddress", true);
  const url = new URL(c.req.url);
  const { values } = await readPostedForm(c, url);
  const secret = c.req.param("secret") ?? "";
  try {
    if (values.action === "take") return c.redirect(await take(c, secret, values), 303);
    await change(c, secret, values);
  } catch (error) {
    // An unknown or ended want, or filters that are not valid: the page shows what is stored.
    if (!(error instanceof ApiError) || ![404, 409, 410, 422].includes(error.status)) throw error;
  }
  return c.redirect(url.pathname, 303);
}

/** Books the time that is kept, and returns the page of the appointment. */
async function take(c: Context<AppEnv>, secret: string, values: Record<string, string>): Promise<string> {
  const { data: person, error } = takenTimeSchema.safeParse(values);
  if (!person) throw validationFailed("body", error.issues);
  const context = { ...(await readEnquiryContext(c)), ...readLinkContext(c) };
  const { receipt, enquiryId } = await takeHeldTime(context, secret, person);
  alertSoon(c, enquiryId);
  sendMessagesSoon(c);
  return new URL(receipt.manage_url).pathname;
}

async function change(
  c: Context<AppEnv>,
  secret: string,
  { action, ...values }: Record<string, string>,
): Promise<void> {
  const context = readWantContext(c);
  if (action === "confirm") return confirmWant(context, secret);
  if (action === "end") return endByLink(context, secret);
  if (action === "renew") return changeByLink(context, secret, { renew: true });
  if (action === "pause" || action === "resume") return changeByLink(context, secret, { paused: action === "pause" });
  if (action !== "change") return;
  const { data } = await showWant(context, secret);
  const asked = withAsked(wantParams(data.want.filters), values);
  const parsed = wantChangeSchema.safeParse({ filters: sentFilters(asked) });
  if (parsed.success) await changeByLink(context, secret, parsed.data);
}
