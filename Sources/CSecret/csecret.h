// libsecret for Swift, which can call neither functions with a variable number of arguments nor macros.
#include <libsecret/secret.h>

// A subclass of `SecretService` that uses the connection that it is created with, and reports dismissed prompts.

/// The constructor of `SecretService` specifies the connection that the process shares.
static inline GObject *csecret_constructor(GType type, guint count, GObjectConstructParam *parameters) {
    GObjectClass *parent = (GObjectClass *)g_type_class_peek(SECRET_TYPE_SERVICE);
    GObject *object = parent->constructor(type, count, parameters);
    g_object_set(object, "g-bus-type", G_BUS_TYPE_NONE, NULL);
    return object;
}

static inline void csecret_prompted(GObject *prompt, GAsyncResult *result, gpointer data) {
    GTask *task = (GTask *)data;
    GError *error = NULL;
    GVariant *value = secret_prompt_perform_finish((SecretPrompt *)prompt, result, &error);
    if (value) {
        g_task_return_pointer(task, value, (GDestroyNotify)g_variant_unref);
    } else if (error) {
        g_task_return_error(task, error);
    } else {
        g_task_return_new_error(task, SECRET_ERROR, SECRET_ERROR_IS_LOCKED, "The prompt was dismissed.");
    }
    g_object_unref(task);
}

/// Shows a prompt. libsecret 0.20.5 never completes the request if the user dismisses it.
static inline void csecret_prompt(
    SecretService *service, SecretPrompt *prompt, const GVariantType *type, GCancellable *cancellable,
    GAsyncReadyCallback callback, gpointer data) {
    secret_prompt_perform(
        prompt, "", type, cancellable, csecret_prompted, g_task_new(service, cancellable, callback, data));
}

static inline GVariant *csecret_prompt_finish(SecretService *service, GAsyncResult *result, GError **error) {
    (void)service;
    return (GVariant *)g_task_propagate_pointer((GTask *)result, error);
}

static inline void csecret_class_init(gpointer type, gpointer data) {
    (void)data;
    ((GObjectClass *)type)->constructor = csecret_constructor;
    ((SecretServiceClass *)type)->prompt_async = csecret_prompt;
    ((SecretServiceClass *)type)->prompt_finish = csecret_prompt_finish;
}

static inline GType csecret_service_type(void) {
    static gsize type = 0;
    if (g_once_init_enter(&type)) {
        GTypeQuery query;
        g_type_query(SECRET_TYPE_SERVICE, &query);
        g_once_init_leave(
            &type, g_type_register_static_simple(
                       SECRET_TYPE_SERVICE, "ComponentFlowSecretService", query.class_size, csecret_class_init,
                       query.instance_size, NULL, (GTypeFlags)0));
    }
    return type;
}

/// Creates the proxy of the secret service on a connection. The service is started if the bus can do that.
static inline SecretService *csecret_open(GDBusConnection *connection, GCancellable *cancellable, GError **error) {
    return (SecretService *)g_initable_new(
        csecret_service_type(), cancellable, error, "g-connection", connection, "flags", SECRET_SERVICE_OPEN_SESSION,
        NULL);
}

/// Returns whether an error is one of libsecret that a number identifies.
static inline gboolean csecret_is_error(const GError *error, SecretError code) {
    return g_error_matches(error, SECRET_ERROR, code);
}

static inline GHashTable *csecret_attributes(void) {
    return g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free);
}

/// Adds copies of a name and a value.
static inline void csecret_set_attribute(GHashTable *attributes, const char *name, const char *value) {
    g_hash_table_insert(attributes, g_strdup(name), g_strdup(value));
}

/// Overwrites memory in a way that is not optimized away.
static inline void csecret_wipe(void *bytes, size_t count) {
    volatile unsigned char *next = (volatile unsigned char *)bytes;
    while (count--) *next++ = 0;
}
