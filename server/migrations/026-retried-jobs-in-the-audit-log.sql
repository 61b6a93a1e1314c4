-- The audit log calls it as the button does: retry.
-- safe because the table is small, and the only version that writes the old word cannot run beside this one
update audit_entries set action = 'job_retried' where action = 'job_run_again';
