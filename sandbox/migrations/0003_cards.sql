CREATE TABLE `bank_cards` (
	`borrower_id` text NOT NULL,
	`id` text NOT NULL,
	`bank_name` text NOT NULL,
	`bank_code` text NOT NULL,
	`card_no` text NOT NULL,
	`needs_code` integer NOT NULL,
	PRIMARY KEY(`borrower_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `repay_tokens` (
	`token` text PRIMARY KEY NOT NULL,
	`borrower_id` text NOT NULL,
	`order_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE TABLE `repayments` (
	`id` text PRIMARY KEY NOT NULL,
	`borrower_id` text NOT NULL,
	`order_id` text NOT NULL,
	`card_id` text,
	`token` text,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`code` text,
	`code_sent_at` integer,
	`sent` integer NOT NULL,
	`misses` integer NOT NULL,
	`created_at` integer NOT NULL
);
