import type { HonoRequest } from "hono";
import { sha256 } from "#shared/sha256.ts";
import { ApiError } from "../api-error.ts";
import { readBytes, readJson } from "./read-body.ts";

/** What an endpoint with file uploads accepts. */
interface FormRules {
  /** Name of the form parts that are files. */
  files: string;
  /** Maximum size of a JSON body in bytes; the endpoint's limit applies to a form. */
  jsonLimit: number;
  /** Called for each received chunk of a form. */
  onChunk?: () => void;
}

interface ReadForm {
  /** By name. Form fields are strings, or lists of strings for repeated names. */
  fields: Record<string, unknown>;
  files: Uint8Array<ArrayBuffer>[];
  /** The content as one text that does not depend on the form's boundary, for comparing repeated requests. */
  fingerprint: string;
}

/**
 * Reads a body that is either JSON or a form with files.
 * @throws ApiError 400, 413, 415
 */
export async function readJsonOrForm(request: HonoRequest, rules: FormRules): Promise<ReadForm> {
  const type = request.header("content-type") ?? "";
  if (/^multipart\/form-data\b/i.test(type)) return readParts(await readForm(request, type, rules), rules.files);
  const { text, value } = await readJson(request, rules.jsonLimit);
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return { fields: isObject ? (value as ReadForm["fields"]) : {}, files: [], fingerprint: text };
}

async function readForm(request: HonoRequest, type: string, { onChunk }: FormRules): Promise<FormData> {
  const bytes = await readBytes(request, { onChunk });
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    throw new ApiError(400, "The form could not be read");
  }
}

async function readParts(form: FormData, filesName: string): Promise<ReadForm> {
  const texts = new Map<string, string[]>();
  const files: Uint8Array<ArrayBuffer>[] = [];
  const fingerprints: string[] = [];
  for (const [name, value] of form) {
    if (typeof value === "string") {
      texts.set(name, [...(texts.get(name) ?? []), value]);
      fingerprints.push(JSON.stringify([name, value]));
    } else if (name === filesName && value.size > 0) {
      const bytes = new Uint8Array(await value.arrayBuffer());
      files.push(bytes);
      fingerprints.push(await sha256(bytes));
    }
  }
  const fields = [...texts].map(([name, values]) => [name, values.length === 1 ? values[0] : values]);
  return { fields: Object.fromEntries(fields), files, fingerprint: fingerprints.join("\n") };
}
