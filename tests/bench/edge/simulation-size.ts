export const visitsPerDay = 20_000;
export const listedHomes = 300;
export const changesPerDay = 40;
