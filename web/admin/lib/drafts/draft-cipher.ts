const nonceBytes = 12;

/** An encrypted value. */
export interface SealedDraft {
  nonce: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** Encrypts JSON values of an account, which may contain files, maps and sets, with AES-GCM. @param key 256 bits as base64 */
export async function createDraftCipher(account: string, key: string) {
  const bytes = Uint8Array.from(atob(key), (character) => character.charCodeAt(0));
  const secret = await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
  const additionalData = new TextEncoder().encode(account);
  return {
    seal: async (value: unknown): Promise<SealedDraft> => {
      const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
      const text = new TextEncoder().encode(JSON.stringify(await pack(value)));
      return { nonce, data: await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce, additionalData }, secret, text) };
    },
    /** @throws OperationError if it was sealed for another account or was changed */
    open: async ({ nonce, data }: SealedDraft): Promise<unknown> => {
      const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv: nonce, additionalData }, secret, data);
      return unpack(JSON.parse(new TextDecoder().decode(text)));
    },
  };
}

/** A file inside a JSON value. Maps and sets are packed as their entries. */
interface PackedBlob {
  packedType: string;
  base64: string;
}

async function pack(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return { packedType: value.type, base64: await toBase64(value) } satisfies PackedBlob;
  if (value instanceof Map) return { packedMap: await pack([...value]) };
  if (value instanceof Set) return { packedSet: await pack([...value]) };
  if (Array.isArray(value)) return Promise.all(value.map(pack));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(async ([name, entry]) => [name, await pack(entry)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (typeof value !== "object" || value === null) return value;
  if ("packedType" in value) {
    const { packedType, base64 } = value as PackedBlob;
    return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: packedType });
  }
  if ("packedMap" in value) return new Map(unpack(value.packedMap) as [unknown, unknown][]);
  if ("packedSet" in value) return new Set(unpack(value.packedSet) as unknown[]);
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, unpack(entry)]));
}

/** More arguments at once can exceed the stack. */
const chunkSize = 8192;

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (let start = 0; start < bytes.length; start += chunkSize) {
    text += String.fromCharCode(...bytes.subarray(start, start + chunkSize));
  }
  return btoa(text);
}
