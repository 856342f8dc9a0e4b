import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** The keys of a browser's subscription, and what the browser does with a message. */
export interface Subscriber {
  keys: { p256dh: string; auth: string };
  /** Returns the text of an encrypted message. @throws Error if it was encrypted for another subscription */
  decrypt(body: Buffer): string;
}

const saltLength = 16;
const tagLength = 16;

/** Creates the keys of a subscription. Messages are decrypted by RFC 8291 and RFC 8188, without the code of the site. */
export function createSubscriber(): Subscriber {
  const ecdh = createECDH("prime256v1");
  const publicKey = Buffer.from(ecdh.generateKeys());
  const auth = Buffer.from(randomBytes(16));
  return {
    keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    decrypt(body) {
      const salt = body.subarray(0, saltLength);
      const keyLength = body[saltLength + 4] ?? 0;
      const header = saltLength + 5 + keyLength;
      const senderKey = body.subarray(saltLength + 5, header);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, senderKey]);
      const secret = derive(ecdh.computeSecret(senderKey), auth, info, 32);
      const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce);
      decipher.setAuthTag(body.subarray(-tagLength));
      const padded = Buffer.concat([decipher.update(body.subarray(header, -tagLength)), decipher.final()]);
      // The last record ends with a 2 and zeros.
      return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
    },
  };
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));
