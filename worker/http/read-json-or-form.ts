import type { HonoRequest } from "hono";
import { sha256 } from "#contract/http/sha256.ts";
import { ApiError } from "./errors.ts";
import { readBytes, readJson } from "./read-body.ts";

/** What a call with files takes. */
interface FormRules {
  /** The name of the parts that are files. */
  files: string;
  /** Bytes of a body, as JSON and as a form. */
  jsonLimit: number;
  formLimit: number;
  /** Called as a form's bytes come in. */
  arrives?: () => void;
}

interface ReadForm {
  /** By name: from JSON as they are, from a form as text, or as a list of texts where a name is repeated. */
  fields: Record<string, unknown>;
  files: Uint8Array<ArrayBuffer>[];
  /** What was sent as one text, the same for the same content however a form's parts are parted. */
  fingerprint: string;
}

/**
 * Reads a body that is JSON, or a form with files.
 * @throws 400, 413, 415
 */
export async function readJsonOrForm(request: HonoRequest, rules: FormRules): Promise<ReadForm> {
  const type = request.header("content-type") ?? "";
  if (/^multipart\/form-data\b/i.test(type)) return readParts(await readForm(request, type, rules), rules.files);
  const { text, value } = await readJson(request, rules.jsonLimit);
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return { fields: isObject ? (value as ReadForm["fields"]) : {}, files: [], fingerprint: text };
}

async function readForm(request: HonoRequest, type: string, { formLimit, arrives }: FormRules): Promise<FormData> {
  const bytes = await readBytes(request, formLimit, arrives);
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    throw new ApiError(400, "The form could not be read");
  }
}

async function readParts(form: FormData, filesName: string): Promise<ReadForm> {
  const texts = new Map<string, string[]>();
  const files: Uint8Array<ArrayBuffer>[] = [];
  const prints: string[] = [];
  for (const [name, value] of form) {
    if (typeof value === "string") {
      texts.set(name, [...(texts.get(name) ?? []), value]);
      prints.push(JSON.stringify([name, value]));
    } else if (name === filesName && value.size > 0) {
      const bytes = new Uint8Array(await value.arrayBuffer());
      files.push(bytes);
      prints.push(await sha256(bytes));
    }
  }
  const fields = [...texts].map(([name, values]) => [name, values.length === 1 ? values[0] : values]);
  return { fields: Object.fromEntries(fields), files, fingerprint: prints.join("\n") };
}
