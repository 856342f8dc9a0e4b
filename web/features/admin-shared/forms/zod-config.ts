import { config } from "zod";

// Imported before any schema is created: zod compiles schemas with eval, which the content security policy blocks.
config({ jitless: true });
