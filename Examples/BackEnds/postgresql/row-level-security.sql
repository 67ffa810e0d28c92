-- The application connects as "web". For each request it takes the role "signed_in",
-- which sees and changes only the rows of the user whose claims are set.
create role signed_in nologin;
create role web login noinherit;
grant signed_in to web;

-- The ID of the user, or null where no claims are set.
create function current_user_id() returns text
language sql stable
return nullif(current_setting('request.jwt.claims', true), '')::json ->> 'sub';

create table notes (
    id bigint generated always as identity primary key,
    owner text not null default current_user_id(),
    body text not null
);

create index on notes (owner);
grant select, insert, update, delete on notes to signed_in;

alter table notes enable row level security;
create policy own_notes on notes to signed_in
    using (owner = (select current_user_id()))
    with check (owner = (select current_user_id()));
