import type { HonoRequest } from "hono";
import * as z from "zod";
import { ApiError } from "../api-error.ts";
import { validate } from "../validate.ts";
import { bodyTooLarge, limitStream } from "./limit-stream.ts";

/**
 * Reads a body. On API routes the endpoint's limit applies; `limit` is needed for a smaller one and on other routes.
 * @param options `limit` in bytes; `onChunk` is called for each received chunk
 * @throws ApiError 413 for a larger body, before all of it is received; RequestInterrupted
 */
export async function readBytes(
  request: HonoRequest,
  { limit, onChunk }: { limit?: number; onChunk?: () => void } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of getBody(request, limit) ?? []) {
    onChunk?.();
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function getBody({ raw }: HonoRequest, limit?: number) {
  if (limit === undefined || !raw.body) return raw.body;
  if (Number(raw.headers.get("content-length") ?? 0) > limit) throw bodyTooLarge(limit);
  return limitStream(raw.body, limit);
}

/**
 * Reads a body as text.
 * @throws ApiError 413
 */
export async function readText(request: HonoRequest, limit?: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, { limit }));
}

/**
 * Reads a JSON body.
 * @throws ApiError 413; 415 for another content type; 400 for invalid JSON
 */
export async function readJson(request: HonoRequest, limit?: number): Promise<{ text: string; value: unknown }> {
  if (!/^application\/json\b/i.test(request.header("content-type") ?? "")) {
    throw new ApiError(415, "The request must be JSON");
  }
  const text = await readText(request, limit);
  try {
    return { text, value: JSON.parse(text) };
  } catch {
    throw new ApiError(400, "The request is not valid JSON");
  }
}

/**
 * Reads a JSON body and validates it.
 * @throws ApiError like `readJson`; 422 with the messages of the schema
 */
export async function readValidJson<Schema extends z.ZodType>(
  request: HonoRequest,
  schema: Schema,
): Promise<z.infer<Schema>> {
  return validate("body", schema, (await readJson(request)).value);
}

/**
 * Reads a partial update: validates the fields that were sent and returns only those, without defaults for the rest.
 * @throws ApiError like `readValidJson`
 */
export async function readValidPatch<Shape extends z.ZodRawShape>(
  request: HonoRequest,
  schema: z.ZodObject<Shape>,
): Promise<Partial<z.infer<z.ZodObject<Shape>>>> {
  const { value } = await readJson(request);
  const submitted = validate("body", z.record(z.string(), z.unknown()), value);
  const parsed = Object.entries(validate("body", schema.partial(), submitted));
  return Object.fromEntries(parsed.filter(([name]) => submitted[name] !== undefined)) as Partial<
    z.infer<z.ZodObject<Shape>>
  >;
}
