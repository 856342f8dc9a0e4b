import { areasKey } from "#web/site/features/wants/asked-fields.tsx";
import { channelsKey, TellMeScreen } from "#web/site/features/wants/tell-me-screen.tsx";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";

export const pageKeys: PageKeys = () => [channelsKey, areasKey];

/** The page that asks what a person looks for and how to tell them. */
export const TellMe = TellMeScreen;
