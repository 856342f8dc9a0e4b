import { channelsKey, TellMeScreen } from "#web/site/features/wants/tell-me-screen.tsx";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";

export const pageKeys: PageKeys = () => [channelsKey];

/** The page that asks how a person wants to be told. */
export const TellMe = TellMeScreen;
