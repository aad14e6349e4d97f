-- For compose.yaml: sets the passwords of the processes' users, from the environment of the database container.
\getenv site SITE_PASSWORD
\getenv worker WORKER_PASSWORD
\getenv desk DESK_PASSWORD
\getenv watcher WATCHER_PASSWORD
alter role clinic_site password :'site';
alter role clinic_worker password :'worker';
alter role clinic_desk password :'desk';
alter role clinic_watcher password :'watcher';
