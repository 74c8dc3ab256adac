CREATE TABLE `complaints` (
	`borrower_id` text NOT NULL,
	`id` text NOT NULL,
	`order_id` text NOT NULL,
	`type` text NOT NULL,
	`sub_type` text,
	`content` text NOT NULL,
	`images` text NOT NULL,
	`created_at` integer NOT NULL,
	`answered_at` integer,
	`score` integer,
	PRIMARY KEY(`borrower_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `complaints_by_time` ON `complaints` (`borrower_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `images` (
	`id` text PRIMARY KEY NOT NULL,
	`borrower_id` text,
	`extension` text NOT NULL,
	`bytes` blob NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `replies` (
	`borrower_id` text NOT NULL,
	`complaint_id` text NOT NULL,
	`number` integer NOT NULL,
	`content` text NOT NULL,
	`images` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`borrower_id`, `complaint_id`, `number`)
);
