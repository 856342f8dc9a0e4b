import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { AdminRole } from "#contract/accounts/roles.ts";
import { createApp } from "#worker/app.ts";
import type { Bindings } from "#worker/bindings.ts";
import { storeSignedIn } from "./accounts.ts";
import { buildPng } from "./images.ts";
import { origin } from "./public-client.ts";

/** What the forms send of a complete listing. */
export const completeFields = {
  buy: {
    title: "House with a mango tree",
    description: "A quiet family house close to the main road.",
    price: "90000",
    property_type: "House",
    address: "12 Broad Street",
    city: "Monrovia",
    state: "Montserrado",
    country: "Liberia",
  },
  rent: {
    title: "Flat above the bakery",
    description: "Two rooms and a balcony.",
    monthly_rent: "800",
    property_type: "Apartment",
    address: "3 Carey Street",
    city: "Paynesville",
    state: "Montserrado",
    country: "Liberia",
    postal_code: "1000",
  },
} as const;

/** A form as a browser sends it, with its pictures. */
export function buildForm(
  fields: Record<string, string | readonly string[]>,
  pictures: Uint8Array<ArrayBuffer>[] = [],
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one);
  }
  for (const [index, bytes] of pictures.entries()) form.append("images", new Blob([bytes]), `picture-${index}.jpg`);
  return form;
}

interface Sending {
  method?: string;
  /** A form, bytes, or what is sent as JSON. */
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
  broken?: Partial<Bindings>;
}

export interface ApiResult<T = Record<string, unknown>> {
  status: number;
  body: T;
  headers: Headers;
}

/** Somebody of the staff at work. */
export async function createAdminClient(role: AdminRole = "admin") {
  const { id, token } = await storeSignedIn({ role });

  async function send<T = Record<string, unknown>>(path: string, sending: Sending = {}): Promise<ApiResult<T>> {
    const { method, body, key, headers, broken } = sending;
    const isRaw = body instanceof FormData || body instanceof Uint8Array || body instanceof ReadableStream;
    const request = new Request(`${origin}/api/v1${path}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && !isRaw && { "content-type": "application/json" }),
        ...(key && { "idempotency-key": key }),
        ...headers,
      },
      body: isRaw || body === undefined ? (body as BodyInit | undefined) : JSON.stringify(body),
    });
    const response = await createApp().fetch(request, { ...env, ...broken }, createExecutionContext());
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : undefined) as T };
  }

  /** Publishes a complete listing with one picture, unless said otherwise. */
  async function publish(
    kind: "buy" | "rent" = "buy",
    fields: Record<string, string | readonly string[]> = {},
    pictures = [buildPng()],
  ) {
    const body = buildForm({ ...completeFields[kind], ...fields }, pictures);
    const answer = await send<{ uuid: string; reference: string }>(`/create/${kind}/property`, { body });
    if (answer.status !== 201) throw new Error(`Not published: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** Sends a picture by itself and gives its id. */
  async function upload(bytes = buildPng()) {
    const uploadId = crypto.randomUUID();
    const answer = await send(`/uploads/${uploadId}`, { method: "PUT", body: bytes });
    if (answer.status !== 201) throw new Error(`Not uploaded: ${JSON.stringify(answer.body)}`);
    return uploadId;
  }

  return { id, token, send, publish, upload };
}

/** The fields that a refusal names, with what it says of them. */
export function fieldProblems({ body }: ApiResult): Record<string, string> {
  const { detail } = body as { detail: { loc: (string | number)[]; msg: string }[] };
  return Object.fromEntries(detail.map(({ loc, msg }) => [String(loc[1] ?? loc[0]), msg]));
}

/** Rows of a table, and every file of the image store but the nightly copies of the database. */
export const queryRows = async <T = Record<string, unknown>>(query: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(query)
      .bind(...values)
      .all<T>()
  ).results;
export const storedImageKeys = async () => {
  const { objects } = await env.IMAGES.list();
  return objects.map(({ key }) => key).filter((key) => !key.startsWith("backups/"));
};
