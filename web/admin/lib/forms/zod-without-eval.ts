import { config } from "zod/v4/core";

// The content security policy blocks eval, with which zod would compile schemas. It decides when a schema is created.
config({ jitless: true });
