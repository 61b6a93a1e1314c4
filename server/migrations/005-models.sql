-- What was asked of models for each story, a row an answer that was paid for or counted.
create table model_calls (
  id uuid primary key,
  story_id uuid references stories on delete set null,
  purpose text not null check (purpose in ('outline', 'pages', 'picture', 'safety')),
  model text not null,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  pictures integer not null default 0,
  usd numeric(12, 6) not null default 0,
  answered_at timestamptz not null default now()
);
create index model_calls_of_story on model_calls (story_id);

-- Which model told a story and by which prompts, and which painted it; null where Moonpage's own did.
alter table stories add column text_model text, add column prompt_version text, add column image_model text;

-- A vendor that fails is left alone for a while, by every worker.
create table vendor_circuits (
  vendor text primary key,
  failures integer not null default 0,
  opened_until timestamptz,
  -- A sentence for the people who run the site.
  reason text
);

-- What a day cost, by kind and model.
alter table model_spend drop constraint model_spend_pkey;
alter table model_spend
  add column model text not null default '',
  add column input_tokens bigint not null default 0,
  add column output_tokens bigint not null default 0,
  add column pictures integer not null default 0,
  add primary key (day, kind, model);

-- The stories that cost most of late, for admins.
create index model_calls_recent on model_calls (answered_at) include (story_id, usd);

-- Since when nothing could be made of a story, for a vendor that is out; null while it goes on.
alter table stories add column failing_since timestamptz;
