-- Until when one call is let through to see whether a provider is well again; others wait for what it tells.
alter table vendor_circuits add column probed_until timestamptz;
