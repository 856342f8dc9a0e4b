import { Hono } from "hono";
import type { AppEnv } from "../env.ts";

/** Every address that is neither a call nor a picture. */
export const pages = new Hono<AppEnv>();
