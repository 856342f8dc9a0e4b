import { createPublicKey, verify } from "node:crypto";

/** Who sent a push message. */
export interface VapidClaims {
  aud: string;
  exp: number;
  sub: string;
  /** The public key of the sender, in base64url. */
  publicKey: string;
}

/** Reads the Authorization header of a push message (RFC 8292). @throws Error if its signature is not valid */
export function readVapidClaims(header: string): VapidClaims {
  const [, token = "", publicKey = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = "", payload = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const key = createPublicKey({ key: jwk, format: "jwk" });
  const isValid = verify(
    "sha256",
    Buffer.from(`${head}.${payload}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isValid) throw new Error("The signature of the push message is not valid");
  const { aud, exp, sub } = JSON.parse(Buffer.from(payload, "base64url").toString()) as Omit<VapidClaims, "publicKey">;
  return { aud, exp, sub, publicKey };
}
