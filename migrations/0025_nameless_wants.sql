-- No search for a person finds a name without a number, an address or a person. New wants have none.
UPDATE wants SET name = NULL WHERE name IS NOT NULL AND contact_key IS NULL AND person_n IS NULL;
