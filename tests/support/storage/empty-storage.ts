import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

/** Empties the storage. On a busy machine the old database may still respond after `reset`, so this waits for the new one. */
export async function emptyStorage(): Promise<void> {
  await reset();
  const findTable = () => env.DB.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").first();
  for (let resets = 0; await findTable(); resets += 1) {
    if (resets === 10) throw new Error("The old database cannot be deleted");
    await reset();
  }
}
